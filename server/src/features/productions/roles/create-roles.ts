import { LIMITS } from '@callboard/contract/limits';
import type { ProductionRole } from '@callboard/contract/production-roles';
import { EMPTY_ROLE, type RoleForm } from '@callboard/contract/role-form';
import type { Actor } from '../../../platform/actor.ts';
import { AppError } from '../../../platform/app-error.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { newId } from '../../../platform/ids.ts';
import type { Platform } from '../../../platform/platform.ts';
import { recordActivity } from '../activity/record-activity.ts';
import { requireProduction } from '../require-rights.ts';
import { withCalls } from './list-roles.ts';
import { findRoleRoom, insertRoles, listRoleRows, lockRoles } from './queries.ts';
import { requireSoundRoles } from './require-sound-roles.ts';
import { workDaysOf } from './work-days.ts';

type NewRole = Partial<RoleForm> & Pick<RoleForm, 'title'>;

export async function createRole(
  platform: Platform,
  actor: Actor,
  productionId: string,
  form: NewRole,
): Promise<ProductionRole> {
  const [role] = await addRoles(platform, actor, { productionId, forms: [form], pathOf: () => '' });
  if (role === undefined) throw new Error('a role was added and is not there');
  return role;
}

/** All of them or, where one is refused, none. */
export async function createRoles(
  platform: Platform,
  actor: Actor,
  productionId: string,
  forms: NewRole[],
): Promise<{ items: ProductionRole[] }> {
  const pathOf = (at: number) => `roles.${at}.`;
  return { items: await addRoles(platform, actor, { productionId, forms, pathOf }) };
}

type Addition = { productionId: string; forms: NewRole[]; pathOf: (at: number) => string };

async function addRoles(
  platform: Platform,
  actor: Actor,
  { productionId, forms, pathOf }: Addition,
): Promise<ProductionRole[]> {
  return platform.transaction(async (tx) => {
    await requireProduction(tx, actor, productionId, 'manage');
    const wholes = forms.map((form) => ({ ...EMPTY_ROLE, ...form }));
    const written = wholes.map((whole, at) => ({ whole, changes: whole, path: pathOf(at) }));
    await requireSoundRoles(tx, productionId, written);
    await lockRoles(tx, productionId);
    const { last } = await requireRoleRoom(tx, productionId, forms.length);
    const now = platform.clock.now();
    const rows = wholes.map((whole, at) => ({
      ...whole,
      ...workDaysOf(whole),
      id: newId(),
      productionId,
      position: last + 1 + at,
      createdAt: now,
      updatedAt: now,
    }));
    await insertRoles(tx, rows);
    await tellOfRoles(platform, tx, actor, rows);
    const ids = new Set(rows.map(({ id }) => id));
    const added = (await listRoleRows(tx, productionId)).filter(({ id }) => ids.has(id));
    return withCalls(tx, added);
  });
}

export async function requireRoleRoom(tx: Transaction, productionId: string, more: number) {
  const room = await findRoleRoom(tx, productionId);
  // Nobody is cast in it: a role would be one that nobody ended.
  if (room.isCancelled) throw new AppError('PRODUCTION_CANCELLED');
  if (room.held + more <= LIMITS.roles) return room;
  throw new AppError('PLAN_LIMIT_REACHED', {
    message: `A production holds ${LIMITS.roles} roles. Remove one to make room for another.`,
  });
}

/** One role by its name; many at once as how many they are. */
async function tellOfRoles(
  platform: Platform,
  tx: Transaction,
  actor: Actor,
  roles: readonly { id: string; productionId: string }[],
): Promise<void> {
  const [first] = roles;
  if (first === undefined) return;
  const { productionId, id: roleId } = first;
  await recordActivity(platform, tx, actor, {
    kind: 'role_added',
    productionId,
    ...(roles.length === 1 ? { roleId } : { detail: { count: roles.length } }),
  });
}

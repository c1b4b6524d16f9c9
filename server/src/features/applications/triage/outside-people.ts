import { LIMITS } from '@callboard/contract/limits';
import type { OutsidePerson, OutsidePersonForm } from '@callboard/contract/outside-people';
import type { Actor } from '../../../platform/actor.ts';
import { AppError } from '../../../platform/app-error.ts';
import type { Queryable } from '../../../platform/database/database.ts';
import { newId } from '../../../platform/ids.ts';
import type { Platform } from '../../../platform/platform.ts';
import { requireRole, withRights } from '../../productions/require-rights.ts';
import { tellTeam } from '../board/tell-team.ts';
import {
  deleteOutsidePerson,
  findOutsideStanding,
  insertOutsidePerson,
  listOutsidePeople,
  lockOutsidePeople,
  type OutsideRow,
  updateOutsidePerson,
} from './queries.ts';

type Given<Form> = { [Field in keyof Form]?: Form[Field] | undefined };
type New = Given<OutsidePersonForm> & { name: string };

const NOTHING_ELSE = { agent: null, link: null, note: null, status: 'submitted' } as const;

export async function getOutsidePeople({ db }: Platform, actor: Actor, roleId: string) {
  await requireRole(db, actor, roleId);
  const rows = await listOutsidePeople(db, roleId);
  return { items: rows.map(present), nextCursor: null };
}

export async function addOutsidePerson(
  platform: Platform,
  actor: Actor,
  roleId: string,
  form: New,
): Promise<OutsidePerson> {
  return platform.transaction(async (tx) => {
    const { productionId } = await requireRole(tx, actor, roleId, 'review');
    const held = await lockOutsidePeople(tx, roleId);
    if (held === undefined) throw new AppError('NOT_FOUND');
    if (held >= LIMITS.outsidePeople) {
      const message = `A role holds no more than ${LIMITS.outsidePeople} people from outside.`;
      throw new AppError('PLAN_LIMIT_REACHED', { message });
    }
    const now = platform.clock.now();
    const id = newId();
    const stamps = { createdAt: now, updatedAt: now };
    const person = { ...NOTHING_ELSE, ...said(form), name: form.name };
    await insertOutsidePerson(tx, {
      id,
      roleId,
      addedByUserId: actor.user.id,
      ...person,
      ...stamps,
    });
    await tellTeam(platform, tx, { productionId, roleId, applicationIds: [] });
    return present((await requireOutsidePerson(tx, actor, id)).person);
  });
}

export async function changeOutsidePerson(
  platform: Platform,
  actor: Actor,
  id: string,
  changes: Given<OutsidePersonForm>,
): Promise<OutsidePerson> {
  return platform.transaction(async (tx) => {
    const { productionId, roleId } = await requireOutsidePerson(tx, actor, id);
    await updateOutsidePerson(tx, id, { ...said(changes), updatedAt: platform.clock.now() });
    await tellTeam(platform, tx, { productionId, roleId, applicationIds: [] });
    return present((await requireOutsidePerson(tx, actor, id)).person);
  });
}

export async function removeOutsidePerson(
  platform: Platform,
  actor: Actor,
  id: string,
): Promise<void> {
  await platform.transaction(async (tx) => {
    const { productionId, roleId } = await requireOutsidePerson(tx, actor, id);
    await deleteOutsidePerson(tx, id);
    await tellTeam(platform, tx, { productionId, roleId, applicationIds: [] });
  });
}

async function requireOutsidePerson(db: Queryable, actor: Actor, id: string) {
  const standing = await findOutsideStanding(db, id, actor.user.id);
  return withRights(actor, standing, 'review');
}

/** What was left out stays. */
function said(form: Given<OutsidePersonForm>): Partial<OutsidePersonForm> {
  return Object.fromEntries(Object.entries(form).filter(([, value]) => value !== undefined));
}

function present(row: OutsideRow): OutsidePerson {
  const { id, name, agent, link, note, status, addedBy, createdAt } = row;
  return { id, name, agent, link, note, status, addedBy, createdAt: createdAt.toISOString() };
}

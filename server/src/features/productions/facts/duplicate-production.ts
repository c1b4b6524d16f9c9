import type { Actor } from '../../../platform/actor.ts';
import { AppError } from '../../../platform/app-error.ts';
import { newId } from '../../../platform/ids.ts';
import type { Platform } from '../../../platform/platform.ts';
import { getClientProfile } from '../../client-profiles/get-client-profile.ts';
import { copyTitle } from '../copy-title.ts';
import { requireProduction } from '../require-rights.ts';
import { copyRoles } from './copy-roles.ts';
import { readProduction } from './get-production.ts';
import {
  findProduction,
  insertProduction,
  insertRoleRows,
  listRoleRows,
  replaceDates,
} from './queries.ts';
import { recordCreation } from './record-creation.ts';

/** Begins a new draft with the same facts, dates and roles. It is whoever copies it who makes it. */
export async function duplicateProduction(platform: Platform, actor: Actor, productionId: string) {
  await requireProduction(platform.db, actor, productionId);
  const { companyId } = await getClientProfile(platform, actor);
  return platform.transaction(async (tx) => {
    const original = await findProduction(tx, productionId);
    if (original === undefined) throw new AppError('NOT_FOUND');
    const { type: _, funnel: __, dates, otherCompanyName, ownCompanyName, ...facts } = original;
    const now = platform.clock.now();
    const copy = {
      ...facts,
      id: newId(),
      title: copyTitle(facts.title),
      status: 'draft' as const,
      companyId,
      companyName: companyId === facts.companyId ? otherCompanyName : ownCompanyName,
      createdByUserId: actor.user.id,
      coverFolder: null,
      archivedAt: null,
      createdAt: now,
      updatedAt: now,
    };
    await insertProduction(tx, copy);
    await replaceDates(tx, copy.id, dates);
    const roles = await listRoleRows(tx, productionId);
    const withCancelled = original.status === 'cancelled';
    await insertRoleRows(tx, copyRoles(roles, { productionId: copy.id, now, withCancelled }));
    await recordCreation(platform, tx, actor, { id: copy.id, copyOf: productionId });
    return readProduction(tx, copy.id, 'manage');
  });
}

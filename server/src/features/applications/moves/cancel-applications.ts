import type { Answer } from '@callboard/contract/application-moves';
import type { Actor } from '../../../platform/actor.ts';
import { audit } from '../../../platform/audit/audit.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { newId } from '../../../platform/ids.ts';
import type { Platform } from '../../../platform/platform.ts';
import { cancelAuditionsOfRole } from '../../auditions/planning/cancelling/cancel-auditions-of-role.ts';
import { releaseBookingsOfRole } from '../../background/release-bookings-of-role.ts';
import { releaseHoldsOfRole } from '../../deals/holds/release-holds-of-role.ts';
import { endOffers } from '../../deals/offers/end-offers.ts';
import { tellTeam } from '../board/tell-team.ts';
import { endApplications, insertChanges, lockLive } from './queries.ts';
import { findRoleNames } from './telling/queries.ts';
import { tellTalentSides } from './telling/tell-talent-sides.ts';

/**
 * Ends everything of a role that has not ended, in the transaction that cancels it. To those who
 * applied it is nobody's doing; the audit knows whose it was.
 */
export async function cancelApplications(
  platform: Platform,
  tx: Transaction,
  actor: Actor | null,
  { roleId, answer }: { roleId: string; answer: Answer },
): Promise<number> {
  await releaseBookingsOfRole(platform, tx, actor, roleId);
  await cancelAuditionsOfRole(platform, tx, roleId);
  const live = await lockLive(tx, roleId);
  await releaseHoldsOfRole(platform, tx, actor, roleId);
  if (live.length === 0) return 0;
  const { productionId } = await findRoleNames(tx, roleId);
  const now = platform.clock.now();
  const ids = live.map(({ id }) => id);
  const to = 'role_cancelled' as const;
  await endApplications(tx, ids, { to, toldAnswer: answer }, now);
  await endOffers(platform, tx, ids);
  await insertChanges(
    tx,
    { actorUserId: null, toldAt: now, now },
    live.map(({ id, status }) => ({ id: newId(), applicationId: id, from: status, to, answer })),
  );
  await audit(tx, platform.clock, actor, {
    act: 'applications.cancelled',
    target: { kind: 'production-role', id: roleId },
    difference: { count: ids.length },
  });
  const told = live.map((row) => ({ ...row, status: to, answer }));
  await tellTalentSides(platform, tx, roleId, told);
  await tellTeam(platform, tx, { productionId, roleId, applicationIds: ids });
  return ids.length;
}

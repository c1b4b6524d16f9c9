import type { Transaction } from '../../../../platform/database/database.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { tellTeamOfAll } from '../../tell-team.ts';
import {
  callOff,
  cancelInvitationsFor,
  deleteSeatsFor,
  listWithoutRoles,
  lockSessionsOf,
} from './queries.ts';
import { tellCalledOff } from './tell-called-off.ts';

/**
 * Nobody is seen for a role that was cancelled, in the transaction that cancels it. A session of which
 * it was the last role is called off; in the others its people are no longer in the plan.
 */
export async function cancelAuditionsOfRole(
  platform: Platform,
  tx: Transaction,
  roleId: string,
): Promise<void> {
  const now = platform.clock.now();
  const sessions = await lockSessionsOf(tx, { roleId }, now);
  const [first] = sessions;
  if (first === undefined) return;
  const auditionIds = sessions.map(({ id }) => id);
  const over = await listWithoutRoles(tx, auditionIds);
  const others = auditionIds.filter((id) => !over.includes(id));
  if (over.length > 0) await callOff(tx, over, now);
  if (others.length > 0) await deleteSeatsFor(tx, { roleId, auditionIds: others });
  const told = await cancelInvitationsFor(tx, { roleId, auditionIds }, now);
  await tellCalledOff(platform, tx, told, 'The role is no longer being cast.');
  await tellTeamOfAll(platform, tx, first.productionId, auditionIds);
}

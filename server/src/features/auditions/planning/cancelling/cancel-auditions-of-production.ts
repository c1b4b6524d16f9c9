import type { Transaction } from '../../../../platform/database/database.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { tellTeamOfAll } from '../../tell-team.ts';
import { callOff, cancelInvitationsTo, lockSessionsOf } from './queries.ts';
import { tellCalledOff } from './tell-called-off.ts';

/** Calls off whatever is to come of a production, in the transaction that cancels it. */
export async function cancelAuditionsOfProduction(
  platform: Platform,
  tx: Transaction,
  productionId: string,
): Promise<void> {
  const now = platform.clock.now();
  const auditionIds = (await lockSessionsOf(tx, { productionId }, now)).map(({ id }) => id);
  if (auditionIds.length === 0) return;
  await callOff(tx, auditionIds, now);
  const told = await cancelInvitationsTo(tx, auditionIds, now);
  await tellCalledOff(platform, tx, told, 'The production was cancelled.');
  await tellTeamOfAll(platform, tx, productionId, auditionIds);
}

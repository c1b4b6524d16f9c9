import type { Transaction } from '../../platform/database/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { listTeam } from '../productions/list-team.ts';

type Which = { productionId: string; shortlistId: string };

/** Open windows of the team hear that a list changed. */
export async function tellTeam(
  { realtime }: Platform,
  tx: Transaction,
  { productionId, shortlistId }: Which,
): Promise<void> {
  const team = await listTeam(tx, productionId);
  const pushes = team.map((userId) => ({ userId, productionId, shortlistId }));
  tx.afterCommit(() => realtime.toUsers('shortlist:changed', pushes));
}

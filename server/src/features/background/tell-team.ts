import type { Transaction } from '../../platform/database/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { listTeam } from '../productions/list-team.ts';

type Changed = { productionId: string; roleId: string };

/** Whoever of the team has the role's days open sees what became of them. */
export async function tellTeam(
  platform: Platform,
  tx: Transaction,
  { productionId, roleId }: Changed,
): Promise<void> {
  const userIds = await listTeam(tx, productionId);
  const pushes = userIds.map((userId) => ({ userId, roleId }));
  tx.afterCommit(() => platform.realtime.toUsers('deal:changed', pushes));
}

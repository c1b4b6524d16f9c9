import type { Transaction } from '../../platform/database/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { listTeam } from '../productions/list-team.ts';

type Changed = { productionId: string; auditionId: string };

/** Whoever of the team has the session open sees what became of it. */
export async function tellTeam(
  platform: Platform,
  tx: Transaction,
  { productionId, auditionId }: Changed,
): Promise<void> {
  await tellTeamOfAll(platform, tx, productionId, [auditionId]);
}

/** The same of several sessions of a production. */
export async function tellTeamOfAll(
  platform: Platform,
  tx: Transaction,
  productionId: string,
  auditionIds: readonly string[],
): Promise<void> {
  const userIds = await listTeam(tx, productionId);
  const pushes = auditionIds.flatMap((auditionId) =>
    userIds.map((userId) => ({ userId, productionId, auditionId })),
  );
  tx.afterCommit(() => platform.realtime.toUsers('audition:changed', pushes));
}

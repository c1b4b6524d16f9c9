import type { Transaction } from '../../platform/database/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { listTeamUserIds } from './queries.ts';

/**
 * Tells the open windows of everyone on the team, once it is certain, that people, talents or data of
 * their portfolio changed. Also of those who are named because they are no longer on it.
 */
export async function tellTeam(
  platform: Platform,
  tx: Transaction,
  portfolioId: string,
  alsoUserIds: readonly string[] = [],
): Promise<void> {
  const userIds = new Set([...(await listTeamUserIds(tx, portfolioId)), ...alsoUserIds]);
  const pushes = [...userIds].map((userId) => ({ userId, portfolioId }));
  tx.afterCommit(() => platform.realtime.toUsers('portfolio:changed', pushes));
}

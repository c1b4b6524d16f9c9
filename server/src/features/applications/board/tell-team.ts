import { LIMITS } from '@callboard/contract/limits';
import type { Transaction } from '../../../platform/database/database.ts';
import type { Platform } from '../../../platform/platform.ts';
import { listTeam } from '../../productions/list-team.ts';

type Changed = { productionId: string; roleId: string; applicationIds: readonly string[] };

/** The open boards of the team hear which cards changed; of very many, that they are to ask for all. */
export async function tellTeam(
  platform: Platform,
  tx: Transaction,
  { productionId, roleId, applicationIds }: Changed,
  /** Everyone, unless it concerns one person alone. */
  userIds?: readonly string[],
): Promise<void> {
  const readers = userIds ?? (await listTeam(tx, productionId));
  const named = applicationIds.length <= LIMITS.boardPageSize ? [...applicationIds] : [];
  const pushes = readers.map((userId) => ({ userId, productionId, roleId, applicationIds: named }));
  tx.afterCommit(() => platform.realtime.toUsers('applications:changed', pushes));
}

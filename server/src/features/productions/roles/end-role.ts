import type { Answer } from '@callboard/contract/application-moves';
import type { Actor } from '../../../platform/actor.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import type { Platform } from '../../../platform/platform.ts';
import { cancelApplications } from '../../applications/moves/cancel-applications.ts';
import { endLiveCallOfRole } from '../../casting-calls/end-live-call.ts';
import { updateRole } from './queries.ts';

/** Cancels a role that is locked; how many were answered. */
export async function endRole(
  platform: Platform,
  tx: Transaction,
  actor: Actor,
  { roleId, answer }: { roleId: string; answer: Answer },
): Promise<number> {
  const now = platform.clock.now();
  await updateRole(tx, roleId, { cancelledAt: now, updatedAt: now });
  await endLiveCallOfRole(platform, tx, actor, { roleId, as: 'cancelled' });
  return cancelApplications(platform, tx, actor, { roleId, answer });
}

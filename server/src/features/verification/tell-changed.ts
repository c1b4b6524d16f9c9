import { recordChange } from '../../platform/change-feed/change-feed.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { USER_SUBJECT } from '../auth/suspend-user.ts';

/** What every call that changes a verification answers, so that the browser forgets what it knew. */
export const CHANGED = { clearVerificationCache: true } as const;

/** Their open windows and whoever lists what they posted learn of it once it is certain. */
export async function tellChanged(
  { clock, realtime }: Platform,
  tx: Transaction,
  userId: string,
): Promise<void> {
  await recordChange(tx, clock, { subject: USER_SUBJECT, subjectId: userId });
  tx.afterCommit(() => realtime.toUsers('verification:changed', [{ userId }]));
}

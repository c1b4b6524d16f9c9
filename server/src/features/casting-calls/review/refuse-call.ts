import type { Transaction } from '../../../platform/database/database.ts';
import type { Platform } from '../../../platform/platform.ts';
import { keepTraces } from '../cautions/keep-traces.ts';
import { type CallAround, updateCall } from '../queries.ts';
import { findReviewedCall } from './queries.ts';
import type { Moderator } from './record-decision.ts';

/** Ends a call for its reason, and keeps by what the next one like it is known. */
export async function refuseCall(
  platform: Platform,
  tx: Transaction,
  moderator: Moderator,
  { call, reason }: { call: CallAround; reason: string },
): Promise<void> {
  const now = platform.clock.now();
  await updateCall(tx, call.id, {
    status: 'rejected',
    endedAt: now,
    moderatorUserId: moderator?.user.id ?? null,
    moderatorReason: reason,
    updatedAt: now,
  });
  const read = await findReviewedCall(tx, call.id);
  if (read !== undefined) await keepTraces(tx, platform.clock, read);
}

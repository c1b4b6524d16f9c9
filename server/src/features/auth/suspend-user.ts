import { recordChange } from '../../platform/change-feed/change-feed.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { nobodysAddress } from './known-again.ts';
import { deleteSessionsOfUser, updateUser } from './queries.ts';

/** What the change feed calls a user who was shut out or let in. Whoever lists what they made follows it. */
export const USER_SUBJECT = 'auth.user';

/**
 * The account's part of a suspension: every session ends at once, open windows included, and no new
 * one begins. Why, by whom and until when is the moderation's to keep.
 */
export async function shutOut(platform: Platform, tx: Transaction, userId: string): Promise<void> {
  const now = platform.clock.now();
  await updateUser(tx, userId, { suspendedAt: now, updatedAt: now });
  await deleteSessionsOfUser(tx, userId);
  await recordChange(tx, platform.clock, { subject: USER_SUBJECT, subjectId: userId });
  tx.afterCommit(() => platform.realtime.shutOut(userId));
}

export async function letIn({ clock }: Platform, tx: Transaction, userId: string): Promise<void> {
  await updateUser(tx, userId, { suspendedAt: null, updatedAt: clock.now() });
  await recordChange(tx, clock, { subject: USER_SUBJECT, subjectId: userId });
}

/** The address of somebody who is gone is free again. */
export async function forgetAddress(
  { clock }: Platform,
  tx: Transaction,
  person: { id: string; role: string },
): Promise<void> {
  await updateUser(tx, person.id, { email: nobodysAddress(person), updatedAt: clock.now() });
}

import type { Actor } from '../../platform/actor.ts';
import { AppError } from '../../platform/app-error.ts';
import { audit } from '../../platform/audit/audit.ts';
import { recordChange } from '../../platform/change-feed/change-feed.ts';
import type { Platform } from '../../platform/platform.ts';
import { endSessionsOfUser } from './end-session.ts';
import { maySuspend } from './policy.ts';
import { updateUser } from './queries.ts';

/** What the change feed calls a user who was shut out. Whoever lists what they made follows it. */
export const USER_SUBJECT = 'auth.user';

/** Shuts someone out: every session ends at once, open windows included, and no new one begins. */
export async function suspendUser(
  platform: Platform,
  actor: Actor,
  userId: string,
  reason: string,
): Promise<void> {
  if (!maySuspend(actor, userId)) throw new AppError('FORBIDDEN');
  const now = platform.clock.now();
  await platform.transaction(async (tx) => {
    await updateUser(tx, userId, { suspendedAt: now, updatedAt: now });
    await endSessionsOfUser(platform, tx, userId);
    await recordChange(tx, platform.clock, { subject: USER_SUBJECT, subjectId: userId });
    await audit(tx, platform.clock, actor, {
      act: 'auth.user-suspended',
      target: { kind: 'user', id: userId },
      difference: { reason },
    });
  });
}

import type { Actor } from '../../platform/actor.ts';
import type { Platform } from '../../platform/platform.ts';
import { countWaiting } from './queries.ts';

const CLOSING_SOON_MS = 3 * 24 * 60 * 60 * 1000;

/**
 * What waits for a client, worked out from the data. One task is: a role with applications that
 * nobody has opened, a call that closes within three days, a coming audition with invitations that
 * are not answered, a conversation with something unread.
 */
export async function countTasks(platform: Platform, actor: Actor) {
  const now = platform.clock.now();
  const closingBefore = new Date(now.getTime() + CLOSING_SOON_MS);
  return {
    totalTasks: await countWaiting(platform.db, { userId: actor.user.id, now, closingBefore }),
  };
}

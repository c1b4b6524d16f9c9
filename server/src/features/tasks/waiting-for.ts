import type { Actor } from '../../platform/actor.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Waiting } from './queries.ts';

const CLOSING_SOON_MS = 3 * 24 * 60 * 60 * 1000;

/**
 * What waits for someone at this moment. For a client one task is: a role with applications that
 * nobody has opened, a role with answers that are not sent, a call that closes within three days or is
 * past its deadline, a coming audition with invitations that are not answered, one with people
 * who asked for another time, a role with offers
 * that are not answered, a conversation with something unread. For an admin it is a queue. For both, a
 * to-do of their own.
 */
export function waitingFor({ clock }: Platform, { user }: Actor): Waiting {
  const now = clock.now();
  return {
    userId: user.id,
    isAdmin: user.role === 'admin',
    now,
    closingBefore: new Date(now.getTime() + CLOSING_SOON_MS),
  };
}

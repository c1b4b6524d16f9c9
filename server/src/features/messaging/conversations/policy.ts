import type { Actor } from '../../../platform/actor.ts';

/** Whose messages wait is nobody else's business, not even an admin's. */
export function mayCountUnreadOf(actor: Actor, userId: string): boolean {
  return actor.user.id === userId;
}

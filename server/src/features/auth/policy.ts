import type { Actor } from '../../platform/actor.ts';

export function mayEndSession(actor: Actor, session: { userId: string }): boolean {
  return session.userId === actor.user.id;
}

/** Admins, and never themselves: nobody could let the last one in again. */
export function maySuspend(actor: Actor, userId: string): boolean {
  return actor.user.role === 'admin' && userId !== actor.user.id;
}

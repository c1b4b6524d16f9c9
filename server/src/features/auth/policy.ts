import type { Actor } from '../../platform/actor.ts';

export function mayEndSession(actor: Actor, session: { userId: string }): boolean {
  return session.userId === actor.user.id;
}

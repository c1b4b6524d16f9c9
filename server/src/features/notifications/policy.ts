import type { Actor } from '../../platform/actor.ts';

export function mayReadNotification(actor: Actor, notification: { userId: string }): boolean {
  return notification.userId === actor.user.id;
}

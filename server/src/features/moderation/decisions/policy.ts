import type { Actor } from '../../../platform/actor.ts';

/**
 * Admins and the command line, and no admin themselves: nobody could let the last one in again, and
 * nobody judges their own case.
 */
export function mayDecideAbout(moderator: Actor | null, userId: string): boolean {
  if (moderator === null) return true;
  return moderator.user.role === 'admin' && userId !== moderator.user.id;
}

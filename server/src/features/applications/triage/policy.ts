import type { Actor } from '../../../platform/actor.ts';

/** The team reads every note; only its author changes or removes it. */
export function isOwnNote(actor: Actor, note: { authorUserId: string }): boolean {
  return note.authorUserId === actor.user.id;
}

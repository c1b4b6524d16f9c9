import type { Actor } from '../../platform/actor.ts';

/** One's own photo is changed by whoever keeps the profile: for a child's that is the guardian. */
export function mayChangeOwnPhoto({ user }: Actor, profile: { ownerUserId: string }): boolean {
  return profile.ownerUserId === user.id;
}

import type { Actor } from '../../platform/actor.ts';

/** A photo is changed by whoever keeps the profile: for a child's that is the guardian. */
export function mayChangePhoto({ user }: Actor, profile: { ownerUserId: string }): boolean {
  return profile.ownerUserId === user.id;
}

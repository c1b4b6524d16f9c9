import type { Actor } from '../../../platform/actor.ts';
import { isOwn } from '../policy.ts';
import type { Agreed } from './require-agreement.ts';

/** A guardian decides for the talent, and that is kept; agents act for their agency. */
export function labelled(actor: Actor, { talent }: Pick<Agreed, 'talent'>): Actor {
  if (talent.userId === actor.user.id || !isOwn(actor, { talent })) return actor;
  return { ...actor, onBehalfOf: { userId: talent.userId, talentProfileId: talent.id } };
}

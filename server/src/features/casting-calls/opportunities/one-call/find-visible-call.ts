import type { Actor } from '../../../../platform/actor.ts';
import { AppError } from '../../../../platform/app-error.ts';
import type { Queryable } from '../../../../platform/database/database.ts';
import { audienceForTalent, audienceOf } from '../audience.ts';
import { maySeeCall } from '../policy.ts';
import { findCallStanding } from './queries.ts';

/**
 * A call that the actor may see, through the named talent or through anyone on whose side they are.
 * One that they may not know of, and a talent who is none of their business, are not found.
 */
export async function findVisibleCall(
  db: Queryable,
  actor: Actor,
  callId: string,
  talentProfileId?: string,
) {
  const through =
    talentProfileId === undefined
      ? await audienceOf({ db }, actor)
      : await audienceForTalent({ db }, actor, talentProfileId);
  const audience = { ...through, isAdmin: actor.user.role === 'admin' };
  const standing = await findCallStanding(db, callId, [...audience.talentProfileIds]);
  if (standing === undefined || !maySeeCall(audience, standing)) throw new AppError('NOT_FOUND');
  return { ...standing, audience };
}

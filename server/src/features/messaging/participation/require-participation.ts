import type { Actor } from '../../../platform/actor.ts';
import { AppError } from '../../../platform/app-error.ts';
import type { Platform } from '../../../platform/platform.ts';
import { takesPartIn, writesForTalent } from './policy.ts';
import { findStanding, type Standing } from './queries.ts';

/**
 * The conversation that a request names, for whoever takes part in it now. Others get the same answer
 * as for one that does not exist.
 */
export async function requireParticipation(
  platform: Pick<Platform, 'db'>,
  actor: { user: Pick<Actor['user'], 'id'> },
  conversationId: string,
): Promise<Participation> {
  const participation = await findParticipation(platform, actor.user.id, conversationId);
  if (participation === undefined) throw new AppError('NOT_FOUND');
  return participation;
}

export async function findParticipation(
  { db }: Pick<Platform, 'db'>,
  userId: string,
  conversationId: string,
): Promise<Participation | undefined> {
  const standing = await findStanding(db, conversationId, userId);
  if (standing === undefined || !takesPartIn(userId, standing)) return undefined;
  return {
    conversation: standing.conversation,
    isDirect: standing.isDirect === true,
    readSequence: standing.readSequence,
    onBehalfOf: writesForTalent(userId, standing) ? talentOf(standing) : null,
  };
}

export type Participation = {
  conversation: Standing['conversation'];
  /** Takes part by name. */
  isDirect: boolean;
  /** Nothing where they have read nothing yet and nothing was written since they joined the side. */
  readSequence: number | null;
  /** The talent for whom they read along and write, as `Actor` wants it, with the name. */
  onBehalfOf: { userId: string; talentProfileId: string; name: string } | null;
};

function talentOf({ talent, talentName }: Standing): Participation['onBehalfOf'] {
  if (talent === null) return null;
  return { userId: talent.userId, talentProfileId: talent.profileId, name: talentName };
}

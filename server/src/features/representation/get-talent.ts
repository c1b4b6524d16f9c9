import type { Actor } from '../../platform/actor.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Platform } from '../../platform/platform.ts';
import { agenciesSeenThrough, isWithVerifiedAgency, mayFollow } from './policy.ts';
import { findTalentWithAgencies, type TalentWithAgencies, type WhichTalent } from './queries.ts';

/**
 * The talent that a request names, for whoever belongs to their side. Others get the same answer as
 * for a talent that does not exist.
 */
export async function getTalent(platform: Pick<Platform, 'db'>, actor: Actor, which: WhichTalent) {
  const standing = await findTalentWithAgencies(platform.db, which, actor.user.id);
  if (standing === undefined || !mayFollow(actor, standing)) throw new AppError('NOT_FOUND');
  return presentSide(actor, standing);
}

/** What of a talent's representation decides which calls they may see, as this actor asks for them. */
export function presentSide(actor: Actor, standing: TalentWithAgencies) {
  return {
    profileId: standing.talent.profileId,
    userId: standing.talent.userId,
    isWithVerifiedAgency: isWithVerifiedAgency(actor, standing),
    portfolioIds: agenciesSeenThrough(actor, standing).map(({ portfolio }) => portfolio.id),
  };
}
export type TalentSide = ReturnType<typeof presentSide>;

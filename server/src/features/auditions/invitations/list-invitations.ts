import { LIMITS } from '@callboard/contract/limits';
import type { Actor } from '../../../platform/actor.ts';
import type { Platform } from '../../../platform/platform.ts';
import { requirePortfolio } from '../../business-portfolios/require-portfolio.ts';
import { getOwnSides } from '../../representation/get-own-sides.ts';
import { getTalent } from '../../representation/get-talent.ts';
import { rosterScopeOf } from '../../representation/policy.ts';
import { presentInvitation } from './present-invitation.ts';
import { listInvitationsOf, listTalentIdsIn } from './queries.ts';

/** A talent's invitations, for the talent and whoever answers for them. */
export async function listInvitations(platform: Platform, actor: Actor, talentUserId: string) {
  const { profileId } = await getTalent(platform, actor, { talentUserId });
  return listOf(platform, [profileId]);
}

/** Those of everyone the actor answers for, or of those among them who are in one portfolio. */
export async function listOwnInvitations(platform: Platform, actor: Actor, portfolioId?: string) {
  return listOf(platform, await listTalents(platform, actor, portfolioId));
}

async function listTalents(platform: Platform, actor: Actor, portfolioId?: string) {
  if (portfolioId === undefined) return (await getOwnSides(platform, actor)).talentProfileIds;
  const { role } = await requirePortfolio(platform.db, actor, portfolioId);
  return listTalentIdsIn(platform.db, rosterScopeOf(actor, portfolioId, role));
}

async function listOf({ db, clock }: Platform, talentProfileIds: readonly string[]) {
  const rows = await listInvitationsOf(db, talentProfileIds, {
    now: clock.now(),
    limit: LIMITS.pageSizeMax,
  });
  return { invitations: rows.map(presentInvitation) };
}

import type { Actor } from '../../../../platform/actor.ts';
import { AppError } from '../../../../platform/app-error.ts';
import { audit } from '../../../../platform/audit/audit.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { requirePortfolio } from '../../../business-portfolios/require-portfolio.ts';
import { tellTeam } from '../../../business-portfolios/tell-team.ts';
import { withIsMinor } from '../../../talent-profiles/is-minor.ts';
import { agenciesBetween } from '../../policy.ts';
import { findTalentWithAgencies } from '../../queries.ts';
import { lockBegunProfile } from './queries.ts';
import { sendClaims } from './send-claims.ts';

type Which = { portfolioId: string; talentProfileId: string };

/** Sends the link to a begun profile, as somebody who works with its talent. */
export async function sendClaim(platform: Platform, actor: Actor, which: Which, email: string) {
  const { portfolioId, talentProfileId } = which;
  return platform.transaction(async (tx) => {
    const { portfolio } = await requirePortfolio(tx, actor, portfolioId);
    const profile = await lockBegunProfile(tx, talentProfileId);
    const standing = await findTalentWithAgencies(tx, { talentProfileId }, actor.user.id);
    const agencies = standing === undefined ? [] : agenciesBetween(actor, standing);
    const isTheirs = agencies.some((agency) => agency.portfolio.id === portfolioId);
    if (profile === undefined || !isTheirs) throw new AppError('NOT_FOUND');
    if (profile.isClaimed) throw new AppError('CLAIMED_ALREADY');

    const { isMinor, firstName, lastName } = withIsMinor(platform.clock, profile);
    const asked = { talentProfileId, email, firstName, lastName, isMinor };
    const sent = await sendClaims(platform, tx, actor, portfolio, [asked]);
    await audit(tx, platform.clock, actor, {
      act: 'representation.claim-sent',
      target: { kind: 'talent-profile', id: talentProfileId },
      difference: { portfolioId },
    });
    await tellTeam(platform, tx, portfolioId);
    return {
      email,
      sentAt: sent.createdAt.toISOString(),
      expiresAt: sent.expiresAt.toISOString(),
    };
  });
}

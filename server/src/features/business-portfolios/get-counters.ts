import type { Actor } from '../../platform/actor.ts';
import type { Platform } from '../../platform/platform.ts';
import { countOpportunities } from '../casting-calls/opportunities/count-opportunities.ts';
import { rosterScopeOf } from '../representation/policy.ts';
import { countInvitations } from '../representation/roster/count-invitations.ts';
import { requirePortfolio } from './require-portfolio.ts';

/** The open calls that the portfolio's talents may see, and what the talents of this member owe. */
export async function getCounters(platform: Platform, actor: Actor, portfolioId: string) {
  const { portfolio, role } = await requirePortfolio(platform.db, actor, portfolioId);
  const [opportunities, invitations] = await Promise.all([
    countOpportunities(platform, { id: portfolioId, isVerified: portfolio.verifiedAt !== null }),
    countInvitations(platform, rosterScopeOf(actor, portfolioId, role)),
  ]);
  return { opportunities, invitations };
}

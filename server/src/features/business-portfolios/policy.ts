import type { PortfolioRole } from '@callboard/contract/business-portfolios';
import type { Actor } from '../../platform/actor.ts';

type Standing = { portfolio: { ownerUserId: string }; memberRole: PortfolioRole | null };

/** What an actor is in a portfolio: its owner counts as admin, a stranger as nothing. */
export function portfolioRoleOf(actor: Actor, standing: Standing): PortfolioRole | undefined {
  if (standing.portfolio.ownerUserId === actor.user.id) return 'admin';
  return standing.memberRole ?? undefined;
}

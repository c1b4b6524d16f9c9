import type { PortfolioRole } from '@callboard/contract/business-portfolios';
import type { Actor } from '../../platform/actor.ts';

/** A portfolio as one person stands to it. */
export type Standing = { portfolio: { ownerUserId: string }; memberRole: PortfolioRole | null };

/** What someone has to be: anyone of the team, its admin, or the owner, who is an admin too. */
export type Needed = 'member' | 'manage' | 'own';

/** What an actor is in a portfolio: its owner counts as admin, a stranger as nothing. */
export function portfolioRoleOf(actor: Actor, standing: Standing): PortfolioRole | undefined {
  if (isOwner(actor, standing)) return 'admin';
  return standing.memberRole ?? undefined;
}

export function isOwner({ user }: Actor, { portfolio }: Standing): boolean {
  return portfolio.ownerUserId === user.id;
}

/** Data, team, roster and assignments are for the owner and admins. */
export function mayManage(actor: Actor, standing: Standing): boolean {
  return portfolioRoleOf(actor, standing) === 'admin';
}

/** Whether a member may do what needs this much. */
export function mayDo(actor: Actor, standing: Standing, needed: Needed): boolean {
  if (needed === 'own') return isOwner(actor, standing);
  return needed === 'member' || mayManage(actor, standing);
}

/** Who looks without being of the team. */
export function mayLookInAll({ user }: Actor): boolean {
  return user.role === 'admin';
}

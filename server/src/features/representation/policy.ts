import type { PortfolioRole } from '@callboard/contract/business-portfolios';
import type { Actor } from '../../platform/actor.ts';
import { portfolioRoleOf } from '../business-portfolios/policy.ts';

/** An agency that has the talent on its roster, as the actor stands to it. */
export type Agency = {
  portfolio: { ownerUserId: string };
  memberRole: PortfolioRole | null;
  isAssigned: boolean;
  isVerified: boolean;
};

type Standing = { talent: { userId: string; ownerUserId: string }; agencies: readonly Agency[] };

/**
 * Which talents an agent may act for: those they are assigned to, and as admin or owner everyone on
 * the roster. An assignment counts only while its agent is on the team.
 */
export function agenciesBetween<A extends Agency>(
  actor: Actor,
  { agencies }: { agencies: readonly A[] },
): readonly A[] {
  return agencies.filter((agency) => {
    const role = portfolioRoleOf(actor, agency);
    return role === 'admin' || (role === 'employee' && agency.isAssigned);
  });
}

function mayActFor(actor: Actor, standing: Standing): boolean {
  return agenciesBetween(actor, standing).length > 0;
}

/** Who sees what a talent is asked and offered: the talent's own side, and admins. */
export function mayFollow(actor: Actor, standing: Standing): boolean {
  return isOwn(actor, standing) || actor.user.role === 'admin' || mayActFor(actor, standing);
}

/** An agent sees what is for agencies through their own, not through a rival's; others through any. */
export function agenciesSeenThrough<A extends Agency>(
  actor: Actor,
  standing: { agencies: readonly A[] },
): readonly A[] {
  const between = agenciesBetween(actor, standing);
  return between.length > 0 ? between : standing.agencies;
}

export function isWithVerifiedAgency(actor: Actor, standing: Standing): boolean {
  return agenciesSeenThrough(actor, standing).some(({ isVerified }) => isVerified);
}

export function isOwn({ user }: Actor, { talent }: Pick<Standing, 'talent'>): boolean {
  return talent.userId === user.id || talent.ownerUserId === user.id;
}

/** A part of a portfolio's roster: all of it, or the talents assigned to one team member. */
export type RosterScope = { portfolioId: string; assignedTo: string | undefined };

export function rosterScopeOf(actor: Actor, portfolioId: string, role: PortfolioRole): RosterScope {
  return { portfolioId, assignedTo: role === 'admin' ? undefined : actor.user.id };
}

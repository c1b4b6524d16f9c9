import type { PortfolioRole } from '@callboard/contract/business-portfolios';
import type { Actor } from '../../../../platform/actor.ts';
import { type RosterScope, rosterScopeOf } from '../../policy.ts';

/** What of a portfolio's talents someone is shown. */
export type Shown = {
  /** All of the roster, or the talents assigned to one member. */
  scope: RosterScope;
  /** Also those who were asked and have not answered. */
  isWithAsked: boolean;
  isWithMinors: boolean;
  isWithSuspended: boolean;
};

type Portfolio = { id: string; verifiedAt: Date | null };

/**
 * The whole of it for its admins and the admins of Callboard, who have no role in it; for an employee
 * whom they work with. An agency that is not verified sees no children.
 */
export function shownTo(actor: Actor, portfolio: Portfolio, role: PortfolioRole | null): Shown {
  const scope = rosterScopeOf(actor, portfolio.id, role ?? 'admin');
  return {
    scope,
    isWithAsked: scope.assignedTo === undefined,
    isWithMinors: portfolio.verifiedAt !== null || role === null,
    isWithSuspended: role === null,
  };
}

export type Filters = {
  search: string | undefined;
  /** A member's, or those that nobody works with. */
  assignedTo: string | undefined;
  standing: 'represented' | 'asked' | 'unclaimed' | undefined;
  /** One of them alone. */
  talentProfileId?: string;
};

export const NO_FILTERS: Filters = {
  search: undefined,
  assignedTo: undefined,
  standing: undefined,
};

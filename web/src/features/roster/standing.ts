import type { PortfolioDetail } from '@callboard/contract/business-portfolios';

/** What whoever looks at a roster is to it. */
export type Standing = {
  portfolioId: string;
  portfolioName: string;
  /** The owner or an admin of the portfolio: adds, assigns, ends. */
  isManager: boolean;
  /** Of the team at all, and not of Callboard's staff, who only read. */
  isOfTeam: boolean;
};

export function standingOf({ id, name, role }: PortfolioDetail): Standing {
  return {
    portfolioId: id,
    portfolioName: name,
    isManager: role === 'admin',
    isOfTeam: role !== null,
  };
}

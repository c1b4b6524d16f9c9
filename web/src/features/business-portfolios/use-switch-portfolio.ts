import { useNavigate } from '@tanstack/react-router';
import { useSelection } from '../representation/api.ts';
import type { Portfolio } from './portfolio-queries.ts';

/** What an address says of one portfolio: in another there is no such talent, and no such member. */
const OF_ONE_PORTFOLIO = { portfolioId: undefined, talent: undefined, assignedTo: undefined };

/** Goes on in another portfolio, on the same page. */
export function useSwitchPortfolio() {
  const { portfolio: before, selectPortfolio } = useSelection();
  const navigate = useNavigate();
  return async (portfolio: Portfolio) => {
    if (portfolio.id === before?.id) return;
    // First, so that the page never asks the new portfolio for somebody of the old one.
    await navigate({
      to: '.',
      search: (named) => ({ ...named, ...OF_ONE_PORTFOLIO }),
      replace: true,
      resetScroll: false,
    });
    selectPortfolio(portfolio);
  };
}

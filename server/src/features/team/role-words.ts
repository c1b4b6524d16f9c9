import type { PortfolioRole } from '@callboard/contract/business-portfolios';

/** What a role is good for, told to whoever gets it. */
export const MAY: Record<PortfolioRole, string> = {
  admin: 'You look after its team, its data and all of its talents.',
  employee: 'You work with the talents who are assigned to you.',
};

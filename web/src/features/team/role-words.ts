import type { PortfolioRole } from '@callboard/contract/business-portfolios';

export const ROLE_WORDS: Record<PortfolioRole, string> = { admin: 'Admin', employee: 'Employee' };

const ROLE_HINTS: Record<PortfolioRole, string> = {
  admin: 'Looks after the team, the data and all talents',
  employee: 'Works with the talents assigned to them',
};

/** The same, told to whoever is invited. */
export const INVITED_HINTS: Record<PortfolioRole, string> = {
  admin: 'You would look after the team, the data and all talents.',
  employee: 'You would work with the talents assigned to you.',
};

export const ROLE_OPTIONS = (['employee', 'admin'] as const).map((value) => ({
  value,
  label: ROLE_WORDS[value],
  hint: ROLE_HINTS[value],
}));

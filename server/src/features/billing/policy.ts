import type { PortfolioRole } from '@callboard/contract/business-portfolios';

/** The owner, who counts as admin, and admins spend an agency's money; the rest of the team may look. */
export function mayManagePlan(role: PortfolioRole): boolean {
  return role === 'admin';
}

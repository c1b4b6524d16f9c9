import type { PortfolioDetail, PortfolioRole } from '@callboard/contract/business-portfolios';
import { logoUrlOf } from './logo/logo-place.ts';
import type { PortfolioRow } from './queries.ts';

export function presentPortfolio({ logoKey, ...portfolio }: PortfolioRow) {
  return { ...portfolio, logoUrl: logoUrlOf({ id: portfolio.id, logoKey }) };
}

/** As someone stands to it: an admin of Callboard has no role in it. */
type Standing = { portfolio: PortfolioRow; role: PortfolioRole | null; isOwner: boolean };

export function presentDetail(
  { portfolio, role, isOwner }: Standing,
  owner: PortfolioDetail['owner'],
): PortfolioDetail {
  return {
    ...presentPortfolio(portfolio),
    role,
    isOwner,
    owner,
    isVerified: portfolio.verifiedAt !== null,
  };
}

import type { PortfolioRow } from './queries.ts';

export function presentPortfolio({ logoKey, ...portfolio }: PortfolioRow) {
  const logoUrl = logoKey === null ? null : `/api/business-portfolios/${portfolio.id}/logo`;
  return { ...portfolio, logoUrl };
}

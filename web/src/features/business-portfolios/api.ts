export { CreateButton } from './create-button.tsx';
export { portfolioQuery } from './page-queries.ts';
export { PortfolioLogo } from './portfolio-logo.tsx';
export { keyOfPortfolio, type Portfolio, portfoliosQuery } from './portfolio-queries.ts';
export { usePortfolioId } from './use-portfolio-id.ts';
export { portfolioSearch, WhichPortfolio } from './which-portfolio.tsx';

export { PortfolioLogo } from './portfolio-logo.tsx';
export { keyOfPortfolio, type Portfolio, portfoliosQuery } from './portfolio-queries.ts';
export { portfolioSearch, WhichPortfolio } from './which-portfolio.tsx';

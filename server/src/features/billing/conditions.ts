/** What the queries of other features may ask about plans. */
export {
  isCompanyOnPro,
  isOfTeam,
  isOnPro,
  isPortfolioOnPro,
  isTalentOnProFor,
  planOfProfile,
} from './gates/queries.ts';

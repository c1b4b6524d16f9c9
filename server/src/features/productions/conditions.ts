/** What the queries of other features may ask about a production. */
export { isVisibleProduction, titleForOutsiders } from './queries.ts';

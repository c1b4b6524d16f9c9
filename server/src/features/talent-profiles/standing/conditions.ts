/** What the queries of other features may ask about how a viewer stands to a talent. */
export { talentTo } from './queries.ts';

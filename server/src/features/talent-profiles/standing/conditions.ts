/** What the queries of other features may ask about how a viewer stands to a talent. */
export { standingTo } from './queries.ts';

/** What the queries of other features may ask about a talent. */
export { talentName, verifiedKinds } from './queries.ts';

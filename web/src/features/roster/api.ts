/** The roster is also read where talents are chosen. */
export { rosterQuery } from './roster-queries.ts';

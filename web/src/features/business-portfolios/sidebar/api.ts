/** For what is around every page: a door without the pages behind it. */
export { type Portfolio, portfoliosQuery } from '../portfolio-queries.ts';

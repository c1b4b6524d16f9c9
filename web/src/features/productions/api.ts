export { filesQuery, PRODUCTIONS_KEY, productionQuery } from './production-queries.ts';

export { filesQuery, productionQuery, productionsQuery } from './production-queries.ts';

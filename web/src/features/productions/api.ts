export { filesQuery, productionsQuery } from './production-queries.ts';

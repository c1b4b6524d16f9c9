export { filesQuery } from './production-queries.ts';

/** What the queries of other features may read of roles to compare them. */
export { roleFactColumns } from './queries.ts';

/** What the queries of other features may ask about who takes part in a conversation. */
export { isTakenPartIn } from './queries.ts';

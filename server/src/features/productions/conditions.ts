/** What the queries of other features may ask about a production. */
export {
  isCollaboration,
  isVisibleProduction,
  standingColumns,
  titleForOutsiders,
} from './queries.ts';

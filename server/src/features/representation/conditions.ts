/** What the queries of other features may ask about who represents whom. */
export {
  agencyBetween,
  assignedTalentIds,
  everyoneActingFor,
  ownRosterIds,
  ownTalentIds,
  sideUserIds,
  verifiedAgencyOf,
} from './queries.ts';
export { isInScope as isInRosterScope } from './roster/queries.ts';

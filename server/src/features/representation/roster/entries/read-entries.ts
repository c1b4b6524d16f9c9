import type { RosterEntry } from '@callboard/contract/roster';
import type { Platform } from '../../../../platform/platform.ts';
import { listCompleteness } from '../../../talent-profiles/completeness/list-completeness.ts';
import { presentRepresentation } from '../../agreements/present-representation.ts';
import { listLiveAgreements } from '../../agreements/queries.ts';
import { presentEntry } from './present-entry.ts';
import { listAssignees, listEntryRows } from './queries.ts';

/** These talents as their team sees them, in this order, in as many statements as for one. */
export async function readEntries(
  { db, clock }: Platform,
  portfolioId: string,
  ids: readonly string[],
): Promise<RosterEntry[]> {
  if (ids.length === 0) return [];
  // One after the other: inside a transaction there is one connection.
  const rows = await listEntryRows(db, portfolioId, ids);
  const agreements = await listLiveAgreements(db, portfolioId, ids);
  const assignees = await listAssignees(db, portfolioId, ids);
  const completeness = await listCompleteness(db, ids);
  const agreementsOf = Map.groupBy(agreements, ({ talentProfileId }) => talentProfileId);
  const assigneesOf = Map.groupBy(assignees, ({ talentProfileId }) => talentProfileId);
  const entries = new Map(
    rows.map((row) => {
      const around = {
        representations: (agreementsOf.get(row.id) ?? []).map(presentRepresentation),
        assignments: assigneesOf.get(row.id) ?? [],
        completeness: completeness.get(row.id) ?? 0,
      };
      return [row.id, presentEntry(clock, row, around)] as const;
    }),
  );
  return ids.flatMap((id) => entries.get(id) ?? []);
}

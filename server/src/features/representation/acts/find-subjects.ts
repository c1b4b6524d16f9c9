import type { Queryable } from '../../../platform/database/database.ts';
import {
  type ActRow,
  listAgenciesOfAgreements,
  listRolesOfApplications,
  listRolesOfBookings,
  listRolesOfCalls,
  listRolesOfDeals,
  listRolesOfInvitations,
  listTitles,
} from './queries.ts';
import { readDifference } from './read-difference.ts';

/** What these acts were done to, in words, by its id; what is gone since has none. */
export async function findSubjects(
  db: Queryable,
  acts: readonly Pick<ActRow, 'target' | 'difference'>[],
): Promise<Map<string, string>> {
  const targets = Map.groupBy(acts, ({ target }) => target.kind);
  const idsOf = (kind: string) => [...new Set(targets.get(kind)?.map(({ target }) => target.id))];
  const things = acts.flatMap(({ difference }) => readDifference(difference).thingId ?? []);
  const found = await Promise.all([
    listRolesOfApplications(db, idsOf('application')),
    listRolesOfCalls(db, idsOf('casting-call')),
    listRolesOfBookings(db, idsOf('background-booking')),
    listRolesOfInvitations(db, idsOf('audition-invitation')),
    listRolesOfDeals(db, [...idsOf('availability-check'), ...idsOf('hold')]),
    listAgenciesOfAgreements(db, idsOf('representation')),
    listTitles(db, [...new Set(things)]),
  ]);
  return new Map(found.flat().map(({ id, words }) => [id, words]));
}

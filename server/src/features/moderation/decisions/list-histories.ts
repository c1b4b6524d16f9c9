import type { PersonHistory } from '@callboard/contract/report-review';
import type { Queryable } from '../../../platform/database/database.ts';
import { presentDecision } from './present-decision.ts';
import {
  countCasesAgainst,
  countReportsMade,
  listDecisionsAgainst,
  listPeople,
} from './queries.ts';

/** Of one person's past: what somebody who decides can take in. */
const DECISIONS_SHOWN = 20;

/** What is known of each of these people, for moderators: one query a question, however many they are. */
export async function listHistories(
  db: Queryable,
  among: readonly (string | null)[],
): Promise<Map<string, PersonHistory>> {
  const ids = [...new Set(among.filter((id) => id !== null))];
  if (ids.length === 0) return new Map();
  const [people, made, against, decisions] = await Promise.all([
    listPeople(db, ids),
    countReportsMade(db, ids),
    countCasesAgainst(db, ids),
    listDecisionsAgainst(db, ids, DECISIONS_SHOWN),
  ]);
  const madeBy = new Map(made.map((row) => [row.userId, row]));
  const casesOf = new Map(against.map(({ userId, cases }) => [userId, cases]));
  const decisionsOf = Map.groupBy(decisions, ({ userId }) => userId);
  return new Map(
    people.map(({ createdAt, suspendedAt, ...person }) => [
      person.id,
      {
        ...person,
        memberSince: createdAt.toISOString(),
        suspendedAt: suspendedAt?.toISOString() ?? null,
        reportsMade: madeBy.get(person.id)?.made ?? 0,
        reportsActedOn: madeBy.get(person.id)?.actedOn ?? 0,
        casesAgainst: casesOf.get(person.id) ?? 0,
        decisions: (decisionsOf.get(person.id) ?? []).map(presentDecision),
      },
    ]),
  );
}

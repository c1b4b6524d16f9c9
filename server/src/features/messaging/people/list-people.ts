import type { Queryable } from '../../../platform/database/database.ts';
import { type PersonShown, presentPerson } from './present-person.ts';
import { listPersonRows } from './queries.ts';

/** People as conversations show them, by user. */
export async function listPeople(
  db: Queryable,
  userIds: readonly string[],
): Promise<Map<string, PersonShown>> {
  const rows = await listPersonRows(db, userIds);
  return new Map(rows.map((row) => [row.userId, presentPerson(row)]));
}

/** Somebody who certainly exists, such as whoever asks. */
export async function getPerson(db: Queryable, userId: string): Promise<PersonShown> {
  const [row] = await listPersonRows(db, [userId]);
  if (row === undefined) throw new Error('the person is not there');
  return presentPerson(row);
}

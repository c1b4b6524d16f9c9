import type { Queryable } from '../../platform/database/database.ts';
import { isOfAge } from '../auth/age.ts';
import { listFound } from './queries.ts';

/** How they are called in what may leave by e-mail. Children's names stay on Callboard. */
export async function listNames(
  db: Queryable,
  talentProfileIds: readonly string[],
  now: Date,
): Promise<Map<string, string>> {
  const found = await listFound(db, talentProfileIds);
  const grownUp = found.filter(
    ({ dateOfBirth }) => dateOfBirth === null || isOfAge(dateOfBirth, now),
  );
  return new Map(grownUp.map(({ id, name }) => [id, name]));
}

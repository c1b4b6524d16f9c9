import type { Queryable } from '../../platform/database/database.ts';
import { listNames } from './queries.ts';

/** What these talents are called, and whose profiles they are, for news about them. */
export async function listTalentNames(db: Queryable, profileIds: readonly string[]) {
  const named = await listNames(db, profileIds);
  return new Map(named.map((talent) => [talent.id, talent]));
}

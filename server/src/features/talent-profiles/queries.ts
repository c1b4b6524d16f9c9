import type { Queryable } from '../../platform/database/database.ts';
import { talentProfiles } from './tables.ts';

export async function insertTalentProfile(
  db: Queryable,
  profile: typeof talentProfiles.$inferInsert,
) {
  await db.insert(talentProfiles).values(profile);
}

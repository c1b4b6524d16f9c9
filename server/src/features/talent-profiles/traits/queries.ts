import { eq } from 'drizzle-orm';
import type { Queryable } from '../../../platform/database/database.ts';
import { talentTraits } from './tables.ts';

export async function findTraits(db: Queryable, talentProfileId: string) {
  const [traits] = await db
    .select()
    .from(talentTraits)
    .where(eq(talentTraits.talentProfileId, talentProfileId));
  return traits;
}

export async function updateTraits(db: Queryable, traits: typeof talentTraits.$inferInsert) {
  await db
    .insert(talentTraits)
    .values(traits)
    .onConflictDoUpdate({ target: talentTraits.talentProfileId, set: traits });
}

import { LIMITS } from '@callboard/contract/limits';
import type { Availability } from '@callboard/contract/talent-profiles';
import { asc, eq } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../../platform/database/database.ts';
import { newId } from '../../../platform/ids.ts';
import { talentAvailability } from './tables.ts';

export async function listAvailability(db: Queryable, profileId: string): Promise<Availability> {
  return db
    .select({
      kind: talentAvailability.kind,
      from: talentAvailability.from,
      to: talentAvailability.to,
    })
    .from(talentAvailability)
    .where(eq(talentAvailability.talentProfileId, profileId))
    .orderBy(asc(talentAvailability.from), asc(talentAvailability.to), asc(talentAvailability.id))
    .limit(LIMITS.profileEntries);
}

export async function replaceAvailability(
  tx: Transaction,
  talentProfileId: string,
  ranges: Availability,
) {
  await tx
    .delete(talentAvailability)
    .where(eq(talentAvailability.talentProfileId, talentProfileId));
  const rows = ranges.map((range) => ({ id: newId(), talentProfileId, ...range }));
  if (rows.length > 0) await tx.insert(talentAvailability).values(rows);
}

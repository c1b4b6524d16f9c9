import { LIMITS } from '@callboard/contract/limits';
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Queryable } from '../../../platform/database/database.ts';
import { representations } from '../tables.ts';

/** Who submits, as agreed with each agency that represents the talents now. */
export async function listAgreements(db: Queryable, talentProfileIds: readonly string[]) {
  return db
    .select({
      talentProfileId: representations.talentProfileId,
      portfolioId: representations.portfolioId,
      field: representations.field,
      submitter: representations.submitter,
    })
    .from(representations)
    .where(
      and(
        inArray(representations.talentProfileId, [...talentProfileIds]),
        eq(representations.status, 'active'),
      ),
    )
    .orderBy(asc(representations.id))
    .limit(talentProfileIds.length * LIMITS.pageSizeMax);
}

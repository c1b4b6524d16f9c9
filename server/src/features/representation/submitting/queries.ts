import { LIMITS } from '@callboard/contract/limits';
import { and, asc, eq } from 'drizzle-orm';
import type { Queryable } from '../../../platform/database/database.ts';
import { representations } from '../tables.ts';

/** Who submits, as agreed with each agency that represents the talent now. */
export async function listAgreements(db: Queryable, talentProfileId: string) {
  return db
    .select({
      portfolioId: representations.portfolioId,
      field: representations.field,
      submitter: representations.submitter,
    })
    .from(representations)
    .where(
      and(
        eq(representations.talentProfileId, talentProfileId),
        eq(representations.status, 'active'),
      ),
    )
    .orderBy(asc(representations.id))
    .limit(LIMITS.pageSizeMax);
}

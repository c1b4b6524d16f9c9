import { eq, sum } from 'drizzle-orm';
import type { Queryable } from '../../../platform/database/database.ts';
import { users } from '../../auth/tables.ts';
import { media } from '../tables.ts';

/** What is held for a profile, the announced rest of unfinished uploads included. */
export async function sumBytesOf(db: Queryable, talentProfileId: string): Promise<number> {
  const [row] = await db
    .select({ bytes: sum(media.bytes).mapWith(Number) })
    .from(media)
    .where(eq(media.talentProfileId, talentProfileId));
  return row?.bytes ?? 0;
}

export async function findPlanOf(db: Queryable, userId: string) {
  const [row] = await db
    .select({ plan: users.subscriptionPlan })
    .from(users)
    .where(eq(users.id, userId));
  return row?.plan ?? 'free';
}

import { ENDED_APPLICATION_STATUSES } from '@callboard/contract/application-moves';
import { and, eq, lt, notInArray } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../../platform/database/database.ts';
import { applications } from '../../applications/tables.ts';
import { castingCallVersions } from '../tables.ts';

/** A version that is written down already stays as it was. */
export async function insertVersions(
  tx: Transaction,
  versions: (typeof castingCallVersions.$inferInsert)[],
): Promise<void> {
  await tx.insert(castingCallVersions).values(versions).onConflictDoNothing();
}

/**
 * Who agreed to an older version and, as far as they know, is still in the running: what the team
 * thinks must not show in who is asked.
 */
export async function listApplicationsBefore(db: Queryable, callId: string, version: number) {
  return db
    .select({ id: applications.id, talentProfileId: applications.talentProfileId })
    .from(applications)
    .where(
      and(
        eq(applications.callId, callId),
        lt(applications.callVersion, version),
        notInArray(applications.toldStatus, [...ENDED_APPLICATION_STATUSES]),
      ),
    );
}

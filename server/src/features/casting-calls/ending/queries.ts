import { UNDECIDED_STATUSES } from '@callboard/contract/application-moves';
import { and, count, eq, inArray } from 'drizzle-orm';
import type { Queryable } from '../../../platform/database/database.ts';
import { applications } from '../../applications/tables.ts';

/** How many of a role wait for an answer, and how many of them have one in the tray. */
export async function countWaitingForAnswer(db: Queryable, roleId: string) {
  const [row] = await db
    .select({ all: count(), unsent: count(applications.unsentAnswer) })
    .from(applications)
    .where(
      and(eq(applications.roleId, roleId), inArray(applications.status, [...UNDECIDED_STATUSES])),
    );
  return { all: row?.all ?? 0, unsent: row?.unsent ?? 0 };
}

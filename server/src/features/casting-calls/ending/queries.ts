import { UNDECIDED_STATUSES } from '@callboard/contract/application-moves';
import { and, count, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Queryable } from '../../../platform/database/database.ts';
import { applications } from '../../applications/tables.ts';

const PURSUED = ['shortlisted', 'audition', 'callback'] as const;

/** How many of a role wait for an answer: with one in the tray, without, and pursued among these. */
export async function countWaitingForAnswer(db: Queryable, roleId: string) {
  const isPursued = and(
    isNull(applications.unsentAnswer),
    inArray(applications.status, [...PURSUED]),
  );
  const [row] = await db
    .select({
      all: count(),
      unsent: count(applications.unsentAnswer),
      pursued: sql<number>`count(*) filter (where ${isPursued})`.mapWith(Number),
    })
    .from(applications)
    .where(
      and(eq(applications.roleId, roleId), inArray(applications.status, [...UNDECIDED_STATUSES])),
    );
  const { all = 0, unsent = 0, pursued = 0 } = row ?? {};
  return { undecided: all - unsent, pursued, unsent };
}

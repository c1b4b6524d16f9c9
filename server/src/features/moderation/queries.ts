import { and, eq, exists, isNotNull, sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/database.ts';
import { users } from '../auth/tables.ts';
import { castingCalls } from '../casting-calls/tables.ts';
import { conversationParticipants, messages } from '../messaging/tables.ts';
import { reports } from './tables.ts';

type NewReport = typeof reports.$inferInsert;

/**
 * One open report a person and subject: what is said again is added to it. The later reason counts,
 * but what was said of a child's safety stays the first thing to look at.
 */
export async function upsertReport(db: Queryable, report: NewReport): Promise<string> {
  const [row] = await db
    .insert(reports)
    .values(report)
    .onConflictDoUpdate({
      target: [reports.reporterUserId, reports.subject, reports.subjectId],
      targetWhere: sql`${reports.status} = 'open'`,
      set: {
        reason: sql`case when ${reports.reason} = 'minors_safety' then ${reports.reason} else excluded.reason end`,
        note: sql`nullif(concat_ws(E'\n\n', ${reports.note}, excluded.note), '')`,
        updatedAt: sql`excluded.updated_at`,
      },
    })
    .returning({ id: reports.id });
  if (row === undefined) throw new Error('a report returned nothing');
  return row.id;
}

/** Whoever saw a call that was open to everyone can still tell of it when it has ended. */
export async function wasPublicCall(db: Queryable, callId: string): Promise<boolean> {
  const isOpened = and(
    eq(castingCalls.id, callId),
    eq(castingCalls.visibility, 'public'),
    isNotNull(castingCalls.openedAt),
  );
  return (await db.$count(castingCalls, isOpened)) > 0;
}

/** A message of a conversation in which the reader takes part. */
export async function hasReadableMessage(db: Queryable, messageId: string, readerId: string) {
  const participation = db
    .select({ one: sql`1` })
    .from(conversationParticipants)
    .where(
      and(
        eq(conversationParticipants.conversationId, messages.conversationId),
        eq(conversationParticipants.userId, readerId),
      ),
    );
  const found = await db.$count(messages, and(eq(messages.id, messageId), exists(participation)));
  return found > 0;
}

export async function findPerson(db: Queryable, userId: string) {
  const [row] = await db
    .select({ suspendedAt: users.suspendedAt })
    .from(users)
    .where(eq(users.id, userId));
  return row;
}

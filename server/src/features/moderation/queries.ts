import { and, eq, isNotNull, sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/database.ts';
import { users } from '../auth/tables.ts';
import { castingCalls } from '../casting-calls/tables.ts';
import { messages } from '../messaging/tables.ts';
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

/** One open report a subject: what is noticed later is added to it. */
export async function upsertNoticed(db: Queryable, report: NewReport): Promise<void> {
  await db
    .insert(reports)
    .values(report)
    .onConflictDoUpdate({
      target: [reports.subject, reports.subjectId],
      targetWhere: sql`${reports.status} = 'open' and ${reports.source} = 'platform'`,
      set: {
        findings: sql`array(select distinct unnest(${reports.findings} || excluded.findings))`,
        updatedAt: sql`excluded.updated_at`,
      },
    });
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

/** The conversation of a message, also of one that its author took back. */
export async function findConversationOf(db: Queryable, messageId: string) {
  const [message] = await db
    .select({ conversationId: messages.conversationId })
    .from(messages)
    .where(eq(messages.id, messageId));
  return message?.conversationId;
}

export async function findPerson(db: Queryable, userId: string) {
  const [row] = await db
    .select({ suspendedAt: users.suspendedAt })
    .from(users)
    .where(eq(users.id, userId));
  return row;
}

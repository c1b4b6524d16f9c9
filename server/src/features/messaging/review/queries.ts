import { and, asc, eq, exists, gt, inArray, isNotNull, lt, or, sql } from 'drizzle-orm';
import type { Queryable } from '../../../platform/database/database.ts';
import { reports } from '../../moderation/tables.ts';
import { messageColumns } from '../messages/queries.ts';
import { messages, messageVersions } from '../tables.ts';

/** As it was written, also what was deleted. */
const reviewedColumns = { ...messageColumns, text: messages.text };
export type ReviewedRow = Awaited<ReturnType<typeof listBesides>>[number];

/** A message that somebody reported or the platform flagged, whatever became of that. */
export async function findReported(db: Queryable, messageId: string) {
  const reported = db
    .select({ one: sql`1` })
    .from(reports)
    .where(and(eq(reports.subject, 'message'), eq(reports.subjectId, messages.id)));
  const [found] = await db
    .select(reviewedColumns)
    .from(messages)
    .where(and(eq(messages.id, messageId), or(isNotNull(messages.caution), exists(reported))));
  return found;
}

/** Those right before and after a message, in their order. */
export async function listBesides(
  db: Queryable,
  { conversationId, sequence }: { conversationId: string; sequence: number },
  reach: number,
) {
  return db
    .select(reviewedColumns)
    .from(messages)
    .where(
      and(
        eq(messages.conversationId, conversationId),
        gt(messages.sequence, sequence - reach - 1),
        lt(messages.sequence, sequence + reach + 1),
        sql`${messages.sequence} <> ${sequence}`,
      ),
    )
    .orderBy(asc(messages.sequence));
}

export async function listEarlierTexts(db: Queryable, messageIds: readonly string[]) {
  return db
    .select({
      messageId: messageVersions.messageId,
      text: messageVersions.text,
      replacedAt: messageVersions.replacedAt,
    })
    .from(messageVersions)
    .where(inArray(messageVersions.messageId, [...messageIds]))
    .orderBy(asc(messageVersions.replacedAt), asc(messageVersions.id));
}

/** What the platform noticed in each of them. */
export async function listFindings(db: Queryable, messageIds: readonly string[]) {
  return db
    .select({ messageId: reports.subjectId, findings: reports.findings })
    .from(reports)
    .where(
      and(
        eq(reports.subject, 'message'),
        eq(reports.source, 'platform'),
        inArray(reports.subjectId, [...messageIds]),
      ),
    );
}

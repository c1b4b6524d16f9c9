import {
  and,
  eq,
  exists,
  getTableColumns,
  gte,
  isNotNull,
  isNull,
  ne,
  or,
  sql,
  sum,
} from 'drizzle-orm';
import type { Queryable, Transaction } from '../../../platform/database/database.ts';
import { users } from '../../auth/tables.ts';
import { messageAttachments } from '../../messaging/attachments/tables.ts';
import { isTakenPartIn } from '../../messaging/participation/conditions.ts';
import { messages } from '../../messaging/tables.ts';
import { reports } from '../../moderation/tables.ts';
import { arrivedOf } from '../queries.ts';
import { media } from '../tables.ts';

/** A file for a message, how much of it has arrived, and how this viewer stands to it. */
export async function findMessageFileFor(
  db: Queryable,
  mediaId: string,
  viewerId: string | undefined,
) {
  const takesPart =
    viewerId === undefined ? sql`false` : isTakenPartIn(media.conversationId, viewerId);
  const [row] = await db
    .select({
      media: getTableColumns(media),
      arrived: arrivedOf(db).mapWith(Number),
      takesPart: sql<boolean>`${takesPart}`,
      isSent: sql<boolean>`${exists(sentWith(db).where(and(isOfMessage, isNull(messages.deletedAt))))}`,
      isAttached: sql<boolean>`${exists(sentWith(db).where(isOfMessage))}`,
      isReported: sql<boolean>`${exists(
        sentWith(db)
          .leftJoin(
            reports,
            and(eq(reports.subjectId, messages.id), eq(reports.subject, 'message')),
          )
          .where(and(isOfMessage, or(isNotNull(reports.id), isNotNull(messages.caution)))),
      )}`,
    })
    .from(media)
    .where(and(eq(media.id, mediaId), sql`${media.conversationId} is not null`));
  return row;
}

const isOfMessage = eq(messageAttachments.mediaId, media.id);

function sentWith(db: Queryable) {
  return db
    .select({ one: sql`1` })
    .from(messageAttachments)
    .innerJoin(messages, eq(messages.id, messageAttachments.messageId));
}

/** What someone holds in messages, with the announced rest of uploads that still move. */
export async function sumBytesSentBy(db: Queryable, userId: string, since: Date) {
  const isHeld = or(ne(media.status, 'uploading'), gte(media.updatedAt, since));
  const [row] = await db
    .select({ bytes: sum(media.bytes).mapWith(Number) })
    .from(media)
    .where(
      and(eq(media.uploadedByUserId, userId), sql`${media.conversationId} is not null`, isHeld),
    );
  return row?.bytes ?? 0;
}

/** Their plan; until the transaction ends, nobody takes room on it. */
export async function lockPlanOf(tx: Transaction, userId: string) {
  const [row] = await tx
    .select({ plan: users.subscriptionPlan })
    .from(users)
    .where(eq(users.id, userId))
    .for('no key update');
  return row?.plan ?? 'free';
}

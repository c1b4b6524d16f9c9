import { sql } from 'drizzle-orm';
import type { Queryable } from '../../../platform/database/database.ts';
import { reports } from '../../moderation/tables.ts';
import { messageAttachments } from '../attachments/tables.ts';
import { messages, messageVersions } from '../tables.ts';

/** What anybody ever reported stays, whatever became of the report. */
const isUnreported = sql`not exists (select 1 from ${reports}
  where ${reports.subject} = 'message' and ${reports.subjectId} = ${messages.id})`;

/** Empties texts of messages that were deleted before that time; how many, at most so many. */
export async function forgetDeletedTexts(db: Queryable, before: Date, limit: number) {
  const { rowCount } = await db.execute(sql`
    update ${messages} set text = '' where ${messages.id} in (
      select ${messages.id} from ${messages}
      where ${messages.deletedAt} is not null and ${messages.text} <> ''
        and ${messages.deletedAt} < ${before.toISOString()}::timestamptz and ${isUnreported}
      limit ${limit})`);
  return rowCount ?? 0;
}

/** Texts that were replaced before that time. */
export async function forgetEarlierTexts(db: Queryable, before: Date, limit: number) {
  const { rowCount } = await db.execute(sql`
    delete from ${messageVersions} where ${messageVersions.id} in (
      select ${messageVersions.id} from ${messageVersions}
      join ${messages} on ${messages.id} = ${messageVersions.messageId}
      where ${messageVersions.replacedAt} < ${before.toISOString()}::timestamptz and ${isUnreported}
      limit ${limit})`);
  return rowCount ?? 0;
}

/** Lets go of files of messages deleted before that time: what nothing shows is swept. */
export async function forgetDeletedFiles(db: Queryable, before: Date, limit: number) {
  const { rowCount } = await db.execute(sql`
    delete from ${messageAttachments} where ${messageAttachments.mediaId} in (
      select ${messageAttachments.mediaId} from ${messageAttachments}
      join ${messages} on ${messages.id} = ${messageAttachments.messageId}
      where ${messages.deletedAt} < ${before.toISOString()}::timestamptz and ${isUnreported}
      limit ${limit})`);
  return rowCount ?? 0;
}

import { sql } from 'drizzle-orm';
import type { Queryable } from '../../../platform/database/database.ts';
import { users } from '../../auth/tables.ts';
import { notificationMailChoices } from '../../notifications/tables.ts';
import { sideUserIds } from '../../representation/conditions.ts';
import { talentProfiles } from '../../talent-profiles/tables.ts';
import { conversationParticipants, conversations, messages } from '../tables.ts';

export type Waiting = {
  userId: string;
  email: string;
  conversationId: string;
  /** The first message that they have not read. */
  messageId: string;
  authorUserId: string;
  count: number;
  /** As the database writes it. */
  sentAt: string;
};

type Window = { sentAfter: Date; sentBefore: Date; after: Waiting | undefined; limit: number };

/**
 * Who wants mail about messages, and what waits for them since then. Few choose it, so their choices
 * are looked at first. For a talent it is mailed to those who would be told of anything for them.
 */
export async function listWaiting(
  db: Queryable,
  { sentAfter, sentBefore, after, limit }: Window,
): Promise<Waiting[]> {
  const place = conversationParticipants;
  const isOnSide = sql`${users.id} in (select people.user_id from ${talentProfiles}
    cross join lateral (${sideUserIds()}) as people (user_id)
    where ${talentProfiles.id} = ${conversations.talentProfileId})`;
  const isLater =
    after === undefined
      ? sql`true`
      : sql`(first.sent_at, first.id, ${users.id}) > (${after.sentAt}::timestamptz, ${after.messageId}::uuid, ${after.userId}::uuid)`;
  const { rows } = await db.execute<Waiting>(sql`
    select ${users.id} as "userId", ${users.email} as email, ${conversations.id} as "conversationId",
      first.id as "messageId", first.author_user_id as "authorUserId",
      (${conversations.lastSequence} - ${place.readSequence})::int as count,
      first.sent_at::text as "sentAt"
    from ${notificationMailChoices}
    join ${users} on ${users.id} = ${notificationMailChoices.userId}
    join ${place} on ${place.userId} = ${users.id}
    join ${conversations} on ${conversations.id} = ${place.conversationId}
    cross join lateral (
      select ${messages.id}, ${messages.authorUserId}, ${messages.sentAt} from ${messages}
      where ${messages.conversationId} = ${conversations.id}
        and ${messages.sequence} > ${place.readSequence} and ${messages.deletedAt} is null
      order by ${messages.sequence} limit 1) first
    where ${notificationMailChoices.kind} = 'message' and ${notificationMailChoices.isMailed}
      and ${users.email} is not null and ${users.emailVerifiedAt} is not null
      and ${users.suspendedAt} is null and ${users.deletedAt} is null
      and ${conversations.lastSequence} > ${place.readSequence}
      and ${conversations.lastMessageAt} > ${sentAfter.toISOString()}::timestamptz
      and first.sent_at > ${sentAfter.toISOString()}::timestamptz
      and first.sent_at <= ${sentBefore.toISOString()}::timestamptz
      and (${place.isDirect} or ${isOnSide}) and ${isLater}
    order by first.sent_at, first.id, ${users.id}
    limit ${limit}`);
  return rows;
}

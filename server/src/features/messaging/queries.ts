import { eq, sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/database.ts';
import { conversationParticipants, conversations } from './tables.ts';

export async function countUnreadMessages(db: Queryable, userId: string): Promise<number> {
  const unread = sql<number>`coalesce(sum(${conversations.lastSequence} - ${conversationParticipants.readSequence}), 0)::int`;
  const [row] = await db
    .select({ unread })
    .from(conversationParticipants)
    .innerJoin(conversations, eq(conversations.id, conversationParticipants.conversationId))
    .where(eq(conversationParticipants.userId, userId));
  return row?.unread ?? 0;
}

import type { ServerEvents } from '@callboard/contract/realtime';
import type { Platform } from '../../../platform/platform.ts';
import { listTakingPart } from '../participation/queries.ts';

type ConversationEvent =
  | 'notification:new-message'
  | 'conversation:changed'
  | 'messages-read-update';
type News<E extends ConversationEvent> = Omit<Parameters<ServerEvents[E]>[0], 'userId'>;

/** Everyone who takes part at this moment, all windows of whoever did it too. */
export async function tellConversation<E extends ConversationEvent>(
  { db, realtime }: Pick<Platform, 'db' | 'realtime'>,
  event: E,
  news: News<E>,
): Promise<void> {
  const userIds = await listTakingPart(db, news.conversationId);
  const pushes = userIds.map((userId) => ({ ...news, userId }));
  realtime.toUsers(event, pushes as unknown as Parameters<ServerEvents[E]>[0][]);
}

import type { Actor } from '../../../platform/actor.ts';
import type { Platform } from '../../../platform/platform.ts';
import { requireParticipation } from '../participation/require-participation.ts';
import { tellConversation } from '../telling/tell-conversation.ts';
import { markRead } from './queries.ts';

/** One's other windows hear of it too, so that unread counts agree on every device. */
export async function markMessagesRead(
  platform: Platform,
  actor: Actor,
  conversationId: string,
  { sequence }: { sequence: number },
): Promise<void> {
  await requireParticipation(platform, actor, conversationId);
  const userId = actor.user.id;
  const now = platform.clock.now();
  const readSequence = await markRead(platform.db, { conversationId, userId, sequence, now });
  if (readSequence === undefined) return;
  const news = { conversationId, readerUserId: userId, readSequence };
  await tellConversation(platform, 'messages-read-update', news);
}

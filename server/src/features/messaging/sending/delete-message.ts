import type { Message } from '@callboard/contract/messages';
import type { Actor } from '../../../platform/actor.ts';
import type { Platform } from '../../../platform/platform.ts';
import { changeMessage, presentOwn, requireOwnMessage } from './change-message.ts';

/** Nobody reads it from then on but moderators, for as long as it is kept. Twice is once. */
export async function deleteMessage(
  platform: Platform,
  actor: Actor,
  messageId: string,
): Promise<Message> {
  const own = await requireOwnMessage(platform, actor, messageId);
  if (own.message.deletedAt !== null) return presentOwn(platform, actor, own.message);
  return changeMessage(platform, actor, own, {
    act: 'messaging.deleted',
    change: async (_tx, _before, now) => ({ deletedAt: now }),
  });
}

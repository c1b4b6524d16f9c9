import type { Message } from '@callboard/contract/messages';
import type { Actor } from '../../../platform/actor.ts';
import { AppError } from '../../../platform/app-error.ts';
import { newId } from '../../../platform/ids.ts';
import type { Platform } from '../../../platform/platform.ts';
import { flagNoticed, noticeText } from '../cautions/notice-message.ts';
import { findRefusal } from '../refusals/find-refusals.ts';
import { changeMessage, requireOwnMessage } from './change-message.ts';
import { insertVersion } from './queries.ts';

/** What it said before is kept for the moderators. */
export async function editMessage(
  platform: Platform,
  actor: Actor,
  messageId: string,
  { text }: { text: string },
): Promise<Message> {
  const own = await requireOwnMessage(platform, actor, messageId);
  const { conversationId } = own.message;
  const refusal = await findRefusal(platform.db, actor.user.id, conversationId);
  if (refusal !== undefined) throw new AppError('MESSAGE_REFUSED');
  return changeMessage(platform, actor, own, {
    act: 'messaging.edited',
    change: async (tx, before, now) => {
      const version = { id: newId(), messageId, text: before.text, replacedAt: now };
      await insertVersion(tx, version);
      const noticed = noticeText(actor, text);
      const authorUserId = actor.user.id;
      await flagNoticed(platform, tx, noticed, {
        messageId,
        authorUserId,
        isToManyStrangers: false,
      });
      // What was once warned of is not made harmless by a change.
      return { text, caution: noticed.caution ?? before.caution, editedAt: now };
    },
  });
}

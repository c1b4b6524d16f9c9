import type { Message, SendMessage } from '@callboard/contract/messages';
import type { Actor } from '../../../platform/actor.ts';
import { newId } from '../../../platform/ids.ts';
import type { Platform } from '../../../platform/platform.ts';
import { isToManyStrangers, noticeText } from '../cautions/notice-message.ts';
import { presentMessage } from '../messages/present-messages.ts';
import { requireParticipation } from '../participation/require-participation.ts';
import { getPerson } from '../people/list-people.ts';
import { findRefusal } from '../refusals/find-refusals.ts';
import { requireSentBefore } from './require-sent-before.ts';
import { writeMessage } from './write-message.ts';

/** Answered once it is certain that the message stays: what was acknowledged is never lost. */
export async function sendMessage(
  platform: Platform,
  actor: Actor,
  conversationId: string,
  sent: SendMessage,
): Promise<Message> {
  const { db, clock, realtime } = platform;
  const { id: authorUserId } = actor.user;
  const [{ conversation, onBehalfOf }, refusal, author] = await Promise.all([
    requireParticipation(platform, actor, conversationId),
    findRefusal(db, authorUserId, conversationId),
    getPerson(db, authorUserId),
  ]);
  // What arrived before somebody blocked its author is still acknowledged.
  if (refusal !== undefined) {
    return requireSentBefore(platform, actor, conversationId, sent, 'MESSAGE_REFUSED');
  }

  const noticed = noticeText(actor, sent.text);
  const isFirst = conversation.lastSequence === 0 && conversation.startedByUserId === authorUserId;
  const isToMany = isFirst && (await isToManyStrangers(platform, actor));
  const message = {
    id: newId(),
    conversationId,
    authorUserId,
    onBehalfOfUserId: onBehalfOf?.userId ?? null,
    clientId: sent.clientId,
    text: sent.text,
    caution: noticed.caution ?? (isToMany ? ('many_strangers' as const) : null),
    sentAt: clock.now(),
  };
  const written = await writeMessage(platform, actor, message, {
    mediaIds: sent.attachmentIds,
    noticed,
    isToManyStrangers: isToMany,
    onBehalfOf,
  });
  if (written === undefined) {
    return requireSentBefore(platform, actor, conversationId, sent, 'CONFLICT');
  }
  const { sequence, revision, files, userIds } = written;
  const news = { conversationId, revision };
  realtime.toUsers(
    'notification:new-message',
    userIds.map((userId) => ({ ...news, userId })),
  );
  const stands = { sequence, revision, editedAt: null, deletedAt: null };
  return presentMessage(
    { ...message, ...stands, onBehalfOfName: onBehalfOf?.name ?? null },
    { author, attachments: files, readerUserId: authorUserId },
  );
}

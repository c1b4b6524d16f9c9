import type { Message } from '@callboard/contract/messages';
import type { Actor } from '../../../platform/actor.ts';
import { AppError } from '../../../platform/app-error.ts';
import { audit } from '../../../platform/audit/audit.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import type { Platform } from '../../../platform/platform.ts';
import { type MessageRow, presentMessages } from '../messages/present-messages.ts';
import { requireParticipation } from '../participation/require-participation.ts';
import { tellConversation } from '../telling/tell-conversation.ts';
import { isChangeable, mayChange } from './policy.ts';
import { findMessage, type MessageChange, takeNextRevision, updateMessage } from './queries.ts';

type Changing = {
  act: 'messaging.edited' | 'messaging.deleted';
  /** Writes what has to stand beside the message, and says what is different in it. */
  change: (tx: Transaction, message: MessageRow, now: Date) => Promise<MessageChange>;
};

/** An own message in a conversation where one still takes part; any other does not exist. */
export async function requireOwnMessage(platform: Platform, actor: Actor, messageId: string) {
  const message = await findMessage(platform.db, messageId);
  if (message === undefined || !mayChange(actor.user.id, message)) throw new AppError('NOT_FOUND');
  const participation = await requireParticipation(platform, actor, message.conversationId);
  return { message, participation };
}
type OwnMessage = Awaited<ReturnType<typeof requireOwnMessage>>;

/** Under the lock that sending takes: a change has its place in the conversation's one order. */
export async function changeMessage(
  platform: Platform,
  actor: Actor,
  { message: { id, conversationId }, participation: { onBehalfOf } }: OwnMessage,
  { act, change }: Changing,
): Promise<Message> {
  const changed = await platform.transaction(async (tx) => {
    const now = platform.clock.now();
    const revision = await takeNextRevision(tx, conversationId, now);
    const message = await findMessage(tx, id);
    if (revision === undefined || message === undefined) throw new AppError('NOT_FOUND');
    if (!isChangeable(message, now)) throw new AppError('TOO_LATE_TO_CHANGE');
    const difference = await change(tx, message, now);
    await updateMessage(tx, id, revision, difference);
    if (onBehalfOf !== null) {
      const doer = { ...actor, onBehalfOf };
      await audit(tx, platform.clock, doer, { act, target: { kind: 'message', id } });
    }
    const news = { conversationId, revision };
    tx.afterCommit(() => tellConversation(platform, 'conversation:changed', news));
    return { ...message, ...difference, revision };
  });
  return presentOwn(platform, actor, changed);
}

export async function presentOwn(platform: Platform, actor: Actor, row: MessageRow) {
  const [message] = await presentMessages(platform.db, actor.user.id, [row]);
  if (message === undefined) throw new AppError('NOT_FOUND');
  return message;
}

import type { Message, SendMessage } from '@callboard/contract/messages';
import type { Actor } from '../../../platform/actor.ts';
import { AppError } from '../../../platform/app-error.ts';
import type { Platform } from '../../../platform/platform.ts';
import { presentMessages } from '../messages/present-messages.ts';
import { findSent } from './queries.ts';

/** A device that got no answer sends again: it is answered with the message that it made. */
export async function requireSentBefore(
  { db }: Pick<Platform, 'db'>,
  { user }: Actor,
  conversationId: string,
  { clientId, text }: SendMessage,
  otherwise: 'MESSAGE_REFUSED' | 'CONFLICT',
): Promise<Message> {
  const before = await findSent(db, { conversationId, authorUserId: user.id, clientId });
  if (before === undefined) throw new AppError(otherwise);
  const isForgotten = before.deletedAt !== null && before.firstText === '';
  if (!isForgotten && before.firstText !== text) throw new AppError('CONFLICT');
  const [message] = await presentMessages(db, user.id, [before]);
  if (message === undefined) throw new AppError(otherwise);
  return message;
}

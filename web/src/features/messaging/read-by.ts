import type { Conversation } from '@callboard/contract/conversations';

export type Read = { conversationId: string; readerUserId: string; readSequence: number };

/** The conversation after somebody has read; `userId` is whose window it is. */
export function readBy(conversation: Conversation, read: Read, userId: string): Conversation {
  const { readerUserId, readSequence } = read;
  const people = conversation.people.map((person) => {
    const isFurther = person.userId === readerUserId && person.readSequence < readSequence;
    return isFurther ? { ...person, readSequence } : person;
  });
  if (readerUserId !== userId || conversation.readSequence >= readSequence) {
    return { ...conversation, people };
  }
  const unread = Math.max(0, conversation.lastSequence - readSequence);
  return { ...conversation, people, readSequence, unread };
}

import {
  conversationParticipants,
  conversations,
  messages,
} from '../../features/messaging/tables.ts';
import { demoId } from '../demo-id.ts';
import type { DemoLoader } from '../demo-loader.ts';
import { minutesAgo } from '../demo-time.ts';
import { userIdOf } from '../people/person-key.ts';
import { productionIdOf, roleIdOf } from '../productions/production-ids.ts';
import { CONVERSATIONS, conversationIdOf, type Talk } from './conversations.ts';

export const loadConversations: DemoLoader = async (tx, now) => {
  await tx.insert(conversations).values(CONVERSATIONS.map((talk) => conversationRow(talk, now)));
  await tx
    .insert(conversationParticipants)
    .values(CONVERSATIONS.flatMap((talk) => participantRows(talk, now)));
  await tx.insert(messages).values(CONVERSATIONS.flatMap((talk) => messageRows(talk, now)));
};

function begunAt({ lines }: Talk, now: Date): Date {
  return minutesAgo(now, lines[0]?.[1] ?? 0);
}

function conversationRow(talk: Talk, now: Date): typeof conversations.$inferInsert {
  const lastMessageAt = minutesAgo(now, talk.lines.at(-1)?.[1] ?? 0);
  return {
    id: conversationIdOf(talk.key),
    roleId: talk.role === undefined ? null : roleIdOf(talk.role),
    productionId: talk.production === undefined ? null : productionIdOf(talk.production),
    lastSequence: talk.lines.length,
    lastMessageAt,
    createdAt: begunAt(talk, now),
    updatedAt: lastMessageAt,
  };
}

function participantRows(talk: Talk, now: Date) {
  return talk.people.map((who) => ({
    conversationId: conversationIdOf(talk.key),
    userId: userIdOf(who),
    readSequence: talk.lines.length - (talk.unread[who] ?? 0),
    createdAt: begunAt(talk, now),
  }));
}

function messageRows(talk: Talk, now: Date) {
  return talk.lines.map(([who, minutes, text], index) => ({
    id: demoId(`message/${talk.key}/${index}`),
    conversationId: conversationIdOf(talk.key),
    sequence: index + 1,
    authorUserId: userIdOf(who),
    clientId: demoId(`message-client/${talk.key}/${index}`),
    text,
    sentAt: minutesAgo(now, minutes),
  }));
}

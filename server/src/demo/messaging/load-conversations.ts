import {
  conversationParticipants,
  conversations,
  messages,
  messageVersions,
} from '../../features/messaging/tables.ts';
import { reports } from '../../features/moderation/tables.ts';
import type { DemoLoader } from '../demo-loader.ts';
import { insertMany } from '../insert-many.ts';
import { CONVERSATIONS } from './conversations.ts';
import {
  conversationRow,
  flagRows,
  messageRows,
  participantRows,
  versionRows,
} from './plan-rows.ts';
import type { Talk } from './talk.ts';

export const loadConversations: DemoLoader = async (tx, now) => {
  const all = <Row>(plan: (talk: Talk, now: Date) => Row[]) =>
    CONVERSATIONS.flatMap((talk) => plan(talk, now));
  await insertMany(
    tx,
    conversations,
    CONVERSATIONS.map((talk) => conversationRow(talk, now)),
  );
  await insertMany(tx, conversationParticipants, all(participantRows));
  await insertMany(tx, messages, all(messageRows));
  await insertMany(tx, messageVersions, all(versionRows));
  await insertMany(tx, reports, all(flagRows));
};

import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  index,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { id, instant, stamps } from '../../platform/database/columns.ts';
import { users } from '../auth/tables.ts';
import { productionRoles } from '../productions/roles/tables.ts';
import { productions } from '../productions/tables.ts';

const sequence = () => bigint({ mode: 'number' });

export const conversations = pgTable(
  'conversations',
  {
    id: id(),
    roleId: uuid().references(() => productionRoles.id, { onDelete: 'set null' }),
    productionId: uuid().references(() => productions.id, { onDelete: 'set null' }),
    /** The sequence of the newest message; the next one takes the next number under this row's lock. */
    lastSequence: sequence().notNull().default(0),
    lastMessageAt: instant(),
    ...stamps(),
  },
  (table) => [
    check('conversations_subject', sql`${table.roleId} is null or ${table.productionId} is null`),
  ],
);

export const conversationParticipants = pgTable(
  'conversation_participants',
  {
    conversationId: uuid()
      .notNull()
      .references(() => conversations.id, { onDelete: 'cascade' }),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Unread is what lies between this and the conversation's last sequence. */
    readSequence: sequence().notNull().default(0),
    createdAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.conversationId, table.userId] }),
    // A person's conversations and unread counts.
    index('conversation_participants_user').on(table.userId),
  ],
);

export const messages = pgTable(
  'messages',
  {
    id: id(),
    conversationId: uuid()
      .notNull()
      .references(() => conversations.id, { onDelete: 'cascade' }),
    /** Assigned by the server: the one order that all devices show. */
    sequence: sequence().notNull(),
    authorUserId: uuid()
      .notNull()
      .references(() => users.id),
    onBehalfOfUserId: uuid().references(() => users.id),
    /** Chosen by the sender's device: sending again makes no second message. */
    clientId: uuid().notNull(),
    text: text().notNull(),
    sentAt: instant().notNull(),
    editedAt: instant(),
    deletedAt: instant(),
  },
  (table) => [
    uniqueIndex('messages_order').on(table.conversationId, table.sequence),
    uniqueIndex('messages_once').on(table.conversationId, table.authorUserId, table.clientId),
  ],
);

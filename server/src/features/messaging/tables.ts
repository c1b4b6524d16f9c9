import { CAUTIONS } from '@callboard/contract/messages';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { foldedFrom, id, instant, isOneOf, stamps } from '../../platform/database/columns.ts';
import { users } from '../auth/tables.ts';
import { productionRoles } from '../productions/roles/tables.ts';
import { productions } from '../productions/tables.ts';
import { talentProfiles } from '../talent-profiles/tables.ts';

const sequence = () => bigint({ mode: 'number' });

export const conversations = pgTable(
  'conversations',
  {
    id: id(),
    roleId: uuid().references(() => productionRoles.id, { onDelete: 'set null' }),
    productionId: uuid().references(() => productions.id, { onDelete: 'set null' }),
    /** Whose agents and guardian read along and answer. */
    talentProfileId: uuid().references(() => talentProfiles.id, { onDelete: 'set null' }),
    startedByUserId: uuid().references(() => users.id),
    /** Who takes part, for whom and about what, in one text: these people have no second one. */
    threadKey: text().unique('conversations_thread'),
    /** The sequence of the newest message; the next one takes the next number under this row's lock. */
    lastSequence: sequence().notNull().default(0),
    /** Counts messages, edits and deletions, under the same lock: what changed since can be asked for. */
    revision: sequence().notNull().default(0),
    lastMessageAt: instant(),
    ...stamps(),
  },
  (table) => [
    // Those that agents and guardians read along in, the latest first.
    index('conversations_talent').on(table.talentProfileId, table.lastMessageAt),
    // In which something was said lately.
    index('conversations_latest').on(table.lastMessageAt),
    index('conversations_role').on(table.roleId),
    index('conversations_production').on(table.productionId),
    // How many someone began lately.
    index('conversations_started').on(table.startedByUserId, table.createdAt),
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
    /**
     * Takes part by name. Otherwise the row only remembers how far someone has read who acts for the
     * talent: whether they still do is asked each time.
     */
    isDirect: boolean().notNull().default(true),
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
    /** Of the conversation when this was sent, edited or deleted last. */
    revision: sequence().notNull(),
    authorUserId: uuid()
      .notNull()
      .references(() => users.id),
    onBehalfOfUserId: uuid().references(() => users.id),
    /** Chosen by the sender's device: sending again makes no second message. */
    clientId: uuid().notNull(),
    /** Also of a deleted message, for the moderators, until the sweep comes by. */
    text: text().notNull(),
    foldedText: foldedFrom('text'),
    caution: text({ enum: CAUTIONS }),
    sentAt: instant().notNull(),
    editedAt: instant(),
    deletedAt: instant(),
  },
  (table) => [
    uniqueIndex('messages_order').on(table.conversationId, table.sequence),
    uniqueIndex('messages_once').on(table.conversationId, table.authorUserId, table.clientId),
    uniqueIndex('messages_changes').on(table.conversationId, table.revision),
    // Words that someone looks for.
    index('messages_folded_text')
      .using('gin', table.foldedText.op('gin_trgm_ops'))
      .where(sql`${table.deletedAt} is null`),
    // Deleted ones whose text is to be forgotten.
    index('messages_deleted')
      .on(table.deletedAt)
      .where(sql`${table.deletedAt} is not null and ${table.text} <> ''`),
    isOneOf('messages_caution', table.caution, CAUTIONS),
  ],
);

/** What a message said before it was changed, for the moderators. */
export const messageVersions = pgTable(
  'message_versions',
  {
    id: id(),
    messageId: uuid()
      .notNull()
      .references(() => messages.id, { onDelete: 'cascade' }),
    text: text().notNull(),
    replacedAt: instant().notNull(),
  },
  (table) => [
    index('message_versions_message').on(table.messageId, table.replacedAt),
    index('message_versions_age').on(table.replacedAt),
  ],
);

import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { id, instant } from '../database/columns.ts';

/** Where mail stays when no mail server is configured; read on the mailbox page. */
export const mailboxMessages = pgTable(
  'mailbox_messages',
  {
    id: id(),
    to: text().notNull(),
    subject: text().notNull(),
    text: text().notNull(),
    sentAt: instant().notNull(),
  },
  // The page shows the newest first.
  (table) => [index('mailbox_messages_time').on(table.sentAt, table.id)],
);

import { NOTIFICATION_KINDS, NOTIFICATION_STATUSES } from '@callboard/contract/notifications';
import { sql } from 'drizzle-orm';
import { boolean, check, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { id, instant, isOneOf } from '../../platform/database/columns.ts';
import { users } from '../auth/tables.ts';

export const notifications = pgTable(
  'notifications',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text({ enum: NOTIFICATION_KINDS }).notNull(),
    title: text().notNull(),
    content: text().notNull(),
    /** Where it leads inside Callboard. */
    link: text(),
    status: text({ enum: NOTIFICATION_STATUSES }).notNull(),
    createdAt: instant().notNull(),
    readAt: instant(),
  },
  (table) => [
    // The bell's list, newest first.
    index('notifications_list').on(table.userId, table.createdAt, table.id),
    // The bell's number.
    index('notifications_unread').on(table.userId).where(sql`${table.status} = 'unread'`),
    isOneOf('notifications_kind', table.kind, NOTIFICATION_KINDS),
    isOneOf('notifications_status', table.status, NOTIFICATION_STATUSES),
    check('notifications_read', sql`(${table.status} = 'read') = (${table.readAt} is not null)`),
  ],
);

/** Only where someone has chosen otherwise than the default. */
export const notificationMailChoices = pgTable(
  'notification_mail_choices',
  {
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text({ enum: NOTIFICATION_KINDS }).notNull(),
    isMailed: boolean().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.kind] }),
    isOneOf('notification_mail_choices_kind', table.kind, NOTIFICATION_KINDS),
  ],
);

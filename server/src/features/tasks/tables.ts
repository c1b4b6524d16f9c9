import { sql } from 'drizzle-orm';
import { date, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { id, instant, stamps } from '../../platform/database/columns.ts';
import { users } from '../auth/tables.ts';

/** Somebody's own to-dos. */
export const todos = pgTable(
  'todos',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    text: text().notNull(),
    dueOn: date({ mode: 'string' }),
    doneAt: instant(),
    ...stamps(),
  },
  (table) => [
    // What someone still has to do.
    index('todos_open').on(table.userId).where(sql`${table.doneAt} is null`),
  ],
);

/** What was worked out and put aside; it comes back when something newer happens to it. */
export const dismissedTasks = pgTable(
  'dismissed_tasks',
  {
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    key: text().notNull(),
    dismissedAt: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.key] })],
);

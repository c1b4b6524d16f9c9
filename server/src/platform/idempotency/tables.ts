import { index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../database/columns.ts';

export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    userId: uuid().notNull(),
    key: text().notNull(),
    /** Of method, path and body: the same key for anything else is an error. */
    requestHash: text().notNull(),
    /** The answer as it was sent, for those who ask again. */
    responseStatus: integer().notNull(),
    responseBody: text().notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.key] }),
    // Keys are kept for a day, then swept.
    index('idempotency_keys_age').on(table.createdAt),
  ],
);

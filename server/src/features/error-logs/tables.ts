import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { id, instant } from '../../platform/database/columns.ts';

/** One row an error, however often it happened. */
export const errorLogs = pgTable(
  'error_logs',
  {
    id: id(),
    /** Of message and stack: the same error anywhere, at any time. */
    fingerprint: text().notNull().unique(),
    message: text().notNull(),
    stack: text().notNull(),
    componentStack: text().notNull(),
    userAgent: text().notNull(),
    url: text().notNull(),
    /** Whom it happened to last, where that is known. */
    userId: uuid(),
    count: integer().notNull(),
    firstSeenAt: instant().notNull(),
    lastSeenAt: instant().notNull(),
    resolvedAt: instant(),
  },
  // Newest first.
  (table) => [index('error_logs_last_seen').on(table.lastSeenAt)],
);

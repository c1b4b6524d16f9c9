import { sql } from 'drizzle-orm';
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
    resolvedByUserId: uuid(),
    /** When it came back after it was resolved. */
    reopenedAt: instant(),
  },
  // Newest first.
  (table) => [
    index('error_logs_last_seen').on(table.lastSeenAt, table.id),
    // By part of the message or the address.
    index('error_logs_found_by').using(
      'gin',
      sql`(lower(${table.message} || ' ' || ${table.url})) gin_trgm_ops`,
    ),
    // Most often first.
    index('error_logs_count').on(table.count, table.id),
  ],
);

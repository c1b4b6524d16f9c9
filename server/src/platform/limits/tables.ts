import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '../database/columns.ts';

export const rateLimits = pgTable(
  'rate_limits',
  {
    key: text().primaryKey(),
    used: integer().notNull(),
    resetsAt: instant().notNull(),
  },
  // Windows that have passed are swept.
  (table) => [index('rate_limits_reset').on(table.resetsAt)],
);

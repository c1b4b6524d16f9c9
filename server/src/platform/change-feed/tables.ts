import { sql } from 'drizzle-orm';
import { bigint, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant, transactionId } from '../database/columns.ts';

export const changes = pgTable(
  'changes',
  {
    id: bigint({ mode: 'bigint' }).primaryKey().generatedAlwaysAsIdentity(),
    /** The writing transaction: ids are handed out before commit, so they do not tell the order. */
    transactionId: transactionId().notNull().default(sql`pg_current_xact_id()`),
    /** What changed, as `<feature>.<entity>`. */
    subject: text().notNull(),
    subjectId: uuid().notNull(),
    changedAt: instant().notNull(),
  },
  (table) => [
    // Followers read on from where they were, in commit order.
    index('changes_commit_order').on(table.transactionId, table.id),
    // Old changes are swept by age.
    index('changes_age').on(table.changedAt),
  ],
);

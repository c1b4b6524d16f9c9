import { REPORT_REASONS, REPORT_STATUSES, REPORT_SUBJECTS } from '@callboard/contract/moderation';
import { sql } from 'drizzle-orm';
import { index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { id, isOneOf, stamps } from '../../platform/database/columns.ts';
import { users } from '../auth/tables.ts';

export const reports = pgTable(
  'reports',
  {
    id: id(),
    subject: text({ enum: REPORT_SUBJECTS }).notNull(),
    /** No foreign key: a report outlives what it is about. */
    subjectId: uuid().notNull(),
    reporterUserId: uuid()
      .notNull()
      .references(() => users.id),
    reason: text({ enum: REPORT_REASONS }).notNull(),
    note: text(),
    status: text({ enum: REPORT_STATUSES }).notNull(),
    ...stamps(),
  },
  (table) => [
    // One open report a person and subject: saying it again adds to it.
    uniqueIndex('reports_open')
      .on(table.reporterUserId, table.subject, table.subjectId)
      .where(sql`${table.status} = 'open'`),
    // What was said about one thing.
    index('reports_subject').on(table.subject, table.subjectId),
    // The queue, the oldest first.
    index('reports_queue').on(table.createdAt).where(sql`${table.status} = 'open'`),
    isOneOf('reports_subject_kind', table.subject, REPORT_SUBJECTS),
    isOneOf('reports_reason', table.reason, REPORT_REASONS),
    isOneOf('reports_status', table.status, REPORT_STATUSES),
  ],
);

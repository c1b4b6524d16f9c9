import {
  REPORT_REASONS,
  REPORT_SOURCES,
  REPORT_STATUSES,
  REPORT_SUBJECTS,
} from '@callboard/contract/moderation';
import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { id, isOneOf, stamps } from '../../platform/database/columns.ts';
import { users } from '../auth/tables.ts';

export const reports = pgTable(
  'reports',
  {
    id: id(),
    subject: text({ enum: REPORT_SUBJECTS }).notNull(),
    /** No foreign key: a report outlives what it is about. */
    subjectId: uuid().notNull(),
    source: text({ enum: REPORT_SOURCES }).notNull().default('person'),
    /** None where the platform noticed it itself. */
    reporterUserId: uuid().references(() => users.id),
    /** What it noticed: names of patterns. */
    findings: text().array().notNull().default(sql`'{}'::text[]`),
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
    uniqueIndex('reports_noticed')
      .on(table.subject, table.subjectId)
      .where(sql`${table.status} = 'open' and ${table.source} = 'platform'`),
    // What was said about one thing.
    index('reports_subject').on(table.subject, table.subjectId),
    // The queue, the oldest first.
    index('reports_queue').on(table.createdAt).where(sql`${table.status} = 'open'`),
    check(
      'reports_reporter',
      sql`(${table.source} = 'person') = (${table.reporterUserId} is not null)`,
    ),
    isOneOf('reports_source', table.source, REPORT_SOURCES),
    isOneOf('reports_subject_kind', table.subject, REPORT_SUBJECTS),
    isOneOf('reports_reason', table.reason, REPORT_REASONS),
    isOneOf('reports_status', table.status, REPORT_STATUSES),
  ],
);

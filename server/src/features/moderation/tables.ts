import {
  REPORT_REASONS,
  REPORT_SOURCES,
  REPORT_STATUSES,
  REPORT_SUBJECTS,
} from '@callboard/contract/moderation';
import { APPEAL_OUTCOMES, MODERATION_DECISIONS } from '@callboard/contract/report-review';
import { sql } from 'drizzle-orm';
import { boolean, check, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { id, instant, isOneOf, stamps } from '../../platform/database/columns.ts';
import { users } from '../auth/tables.ts';

/**
 * What moderators decided about someone, with or without a report. A suspension is one of them: it
 * holds until it is lifted.
 */
export const moderationDecisions = pgTable(
  'moderation_decisions',
  {
    id: id(),
    subject: text({ enum: REPORT_SUBJECTS }).notNull(),
    subjectId: uuid().notNull(),
    /** What it was called then: a decision outlives what it is about. */
    title: text().notNull(),
    /** Against whom; none where nobody could be named. */
    userId: uuid().references(() => users.id, { onDelete: 'cascade' }),
    decision: text({ enum: MODERATION_DECISIONS }).notNull(),
    reason: text().notNull(),
    /** None: the command line. */
    decidedByUserId: uuid().references(() => users.id),
    decidedAt: instant().notNull(),
    liftedAt: instant(),
    liftedByUserId: uuid().references(() => users.id),
    liftReason: text(),
    appealText: text(),
    appealedAt: instant(),
    appealOutcome: text({ enum: APPEAL_OUTCOMES }),
    appealReason: text(),
    appealDecidedByUserId: uuid().references(() => users.id),
    appealDecidedAt: instant(),
  },
  (table) => [
    // What was decided about one person, and about one thing.
    index('moderation_decisions_user').on(table.userId, table.decidedAt),
    index('moderation_decisions_subject').on(table.subject, table.subjectId),
    // One suspension at a time.
    uniqueIndex('moderation_decisions_suspension')
      .on(table.userId)
      .where(sql`${table.decision} = 'suspend' and ${table.liftedAt} is null`),
    // Appeals that wait, the oldest first.
    index('moderation_decisions_appeals')
      .on(table.appealedAt)
      .where(sql`${table.appealedAt} is not null and ${table.appealOutcome} is null`),
    isOneOf('moderation_decisions_subject_kind', table.subject, REPORT_SUBJECTS),
    isOneOf('moderation_decisions_decision', table.decision, MODERATION_DECISIONS),
    isOneOf('moderation_decisions_outcome', table.appealOutcome, APPEAL_OUTCOMES),
    check(
      'moderation_decisions_appeal',
      sql`(${table.appealText} is null) = (${table.appealedAt} is null) and (${table.appealOutcome} is null) = (${table.appealDecidedAt} is null)`,
    ),
  ],
);

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
    decisionId: uuid().references(() => moderationDecisions.id, { onDelete: 'set null' }),
    decidedAt: instant(),
    /** Whom it is against, as far as that was known when it was made. */
    againstUserId: uuid().references(() => users.id, { onDelete: 'set null' }),
    /** Somebody under 18 takes part in it, or it says so. */
    concernsMinor: boolean().notNull().default(false),
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
    // Decided ones, the newest first.
    index('reports_decided').on(table.decidedAt).where(sql`${table.status} <> 'open'`),
    // What one person reported, and what was reported about them.
    index('reports_reporter_user').on(table.reporterUserId),
    index('reports_against').on(table.againstUserId),
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

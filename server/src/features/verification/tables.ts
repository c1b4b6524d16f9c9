import {
  VERIFICATION_KINDS,
  VERIFICATION_REQUEST_STATUSES,
} from '@callboard/contract/verification';
import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { id, instant, isOneOf, stamps } from '../../platform/database/columns.ts';
import { users } from '../auth/tables.ts';

export const verificationRequests = pgTable(
  'verification_requests',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text({ enum: VERIFICATION_KINDS }).notNull(),
    statement: text().notNull(),
    links: text().array().notNull().default([]),
    status: text({ enum: VERIFICATION_REQUEST_STATUSES }).notNull(),
    reason: text(),
    decidedByUserId: uuid().references(() => users.id),
    decidedAt: instant(),
    /** When the files went, some time after the decision. */
    filesDeletedAt: instant(),
    ...stamps(),
  },
  (table) => [
    // One open request per person and kind.
    uniqueIndex('verification_requests_open')
      .on(table.userId, table.kind)
      .where(sql`${table.status} = 'pending'`),
    // The moderators' queue, oldest first, and its count.
    index('verification_requests_queue')
      .on(table.createdAt)
      .where(sql`${table.status} = 'pending'`),
    // Decided ones, the newest first; and those whose files are due to go.
    index('verification_requests_decided_at')
      .on(table.decidedAt)
      .where(sql`${table.status} <> 'pending'`),
    // What one person asked for.
    index('verification_requests_user').on(table.userId),
    isOneOf('verification_requests_kind', table.kind, VERIFICATION_KINDS),
    isOneOf('verification_requests_status', table.status, VERIFICATION_REQUEST_STATUSES),
    check(
      'verification_requests_decided',
      sql`(${table.status} = 'pending') = (${table.decidedAt} is null) and (${table.decidedAt} is null) = (${table.decidedByUserId} is null)`,
    ),
    check(
      'verification_requests_reason',
      sql`${table.status} <> 'rejected' or ${table.reason} is not null`,
    ),
  ],
);

/** Evidence: read by admins alone. Without a request it was sent and not used yet. */
export const verificationFiles = pgTable(
  'verification_files',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    requestId: uuid().references(() => verificationRequests.id, { onDelete: 'cascade' }),
    fileName: text().notNull(),
    contentType: text().notNull(),
    bytes: integer().notNull(),
    /** In the file storage. */
    fileKey: text().notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [
    index('verification_files_request').on(table.requestId),
    index('verification_files_user').on(table.userId),
    // Those that nobody used.
    index('verification_files_unused').on(table.createdAt).where(sql`${table.requestId} is null`),
  ],
);

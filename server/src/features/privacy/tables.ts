import { DATA_EXPORT_STATUSES } from '@callboard/contract/privacy';
import { PROFILE_VISIBILITIES } from '@callboard/contract/talent-profiles';
import { sql } from 'drizzle-orm';
import { bigint, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { id, instant, isOneOf } from '../../platform/database/columns.ts';
import { users } from '../auth/tables.ts';

/** All data of one person as a zip, for a few days. */
export const dataExports = pgTable(
  'data_exports',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The person, or an admin who answers a request. */
    askedByUserId: uuid().references(() => users.id),
    status: text({ enum: DATA_EXPORT_STATUSES }).notNull(),
    /** Of the token in the mailed link. */
    tokenHash: text().unique(),
    /** In the file storage. */
    fileKey: text(),
    bytes: bigint({ mode: 'number' }),
    createdAt: instant().notNull(),
    readyAt: instant(),
    expiresAt: instant(),
  },
  (table) => [
    index('data_exports_user').on(table.userId, table.createdAt),
    // One at a time.
    uniqueIndex('data_exports_preparing')
      .on(table.userId)
      .where(sql`${table.status} = 'preparing'`),
    index('data_exports_expiry').on(table.expiresAt),
    isOneOf('data_exports_status', table.status, DATA_EXPORT_STATUSES),
  ],
);

/** Accounts that are to be deleted, were, or were kept after all. */
export const accountDeletions = pgTable(
  'account_deletions',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    askedByUserId: uuid().references(() => users.id),
    askedAt: instant().notNull(),
    dueAt: instant().notNull(),
    /** Of the profile that was hidden meanwhile, to be put back where the account is kept. */
    visibilityBefore: text({ enum: PROFILE_VISIBILITIES }),
    keptAt: instant(),
    doneAt: instant(),
  },
  (table) => [
    // One at a time; and those that are due.
    uniqueIndex('account_deletions_live')
      .on(table.userId)
      .where(sql`${table.keptAt} is null and ${table.doneAt} is null`),
    index('account_deletions_due')
      .on(table.dueAt)
      .where(sql`${table.keptAt} is null and ${table.doneAt} is null`),
    isOneOf('account_deletions_visibility', table.visibilityBefore, PROFILE_VISIBILITIES),
  ],
);

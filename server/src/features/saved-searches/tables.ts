import { ALERTS } from '@callboard/contract/saved-searches';
import { sql } from 'drizzle-orm';
import { index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { id, instant, isOneOf, stamps, transactionId } from '../../platform/database/columns.ts';
import { users } from '../auth/tables.ts';
import { talentProfiles } from '../talent-profiles/tables.ts';

export const savedSearches = pgTable(
  'saved_searches',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    /** As the address of the search holds it. */
    search: text().notNull(),
    alert: text({ enum: ALERTS }).notNull(),
    /** Changes of transactions from here on were not looked at yet; whoever matched before is no news. */
    watchedSince: transactionId().notNull(),
    openedAt: instant().notNull(),
    /** Its `updatedAt` is when it was last told what to look for: a new name changes nothing about that. */
    ...stamps(),
  },
  (table) => [
    // A person's searches.
    index('saved_searches_user').on(table.userId, table.createdAt),
    // Those that somebody waits to hear of.
    index('saved_searches_alert').on(table.alert, table.id).where(sql`${table.alert} <> 'none'`),
    isOneOf('saved_searches_alert_kind', table.alert, ALERTS),
  ],
);

/** Talents who matched, also those who did from the first: each is told of once. */
export const savedSearchMatches = pgTable(
  'saved_search_matches',
  {
    savedSearchId: uuid()
      .notNull()
      .references(() => savedSearches.id, { onDelete: 'cascade' }),
    talentProfileId: uuid()
      .notNull()
      .references(() => talentProfiles.id, { onDelete: 'cascade' }),
    matchedAt: instant().notNull(),
    /** None: waits for the daily mail. */
    toldAt: instant(),
  },
  (table) => [
    primaryKey({ columns: [table.savedSearchId, table.talentProfileId] }),
    index('saved_search_matches_talent').on(table.talentProfileId),
    index('saved_search_matches_untold')
      .on(table.savedSearchId)
      .where(sql`${table.toldAt} is null`),
  ],
);

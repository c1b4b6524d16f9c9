import { EVENT_KINDS } from '@callboard/contract/analytics';
import { ROLES } from '@callboard/contract/roles';
import {
  bigint,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { bytes, id, instant, isOneOf } from '../../platform/database/columns.ts';
import { talentProfiles } from '../talent-profiles/tables.ts';

/** What a talent's figures hang on, and go with. */
const talentProfileId = () =>
  uuid()
    .notNull()
    .references(() => talentProfiles.id, { onDelete: 'cascade' });

/**
 * What happened, as it happened, for as many days as the contract says. Written in batches and never
 * changed; days are counted from it.
 */
export const analyticsEvents = pgTable(
  'analytics_events',
  {
    at: instant().notNull(),
    kind: text({ enum: EVENT_KINDS }).notNull(),
    /**
     * Whom it is about: who was viewed, found, played; who looked at a call or applied. Not a reference:
     * each would lock the profile's row, and a page of a search names fifty. Profiles are erased, never
     * deleted, and their events with them.
     */
    talentProfileId: uuid(),
    /** The file played, the call viewed or applied to, the search made. */
    subjectId: uuid(),
    /** Tells one viewer of the same thing from another on one day, and nothing else: see `analytics_days`. */
    viewerKey: bigint({ mode: 'bigint' }).notNull(),
    viewerRole: text({ enum: ROLES }),
  },
  (table) => [
    // A day is counted, an old one forgotten. In the order in which they come, so small.
    index('analytics_events_at').using('brin', table.at),
    // The searches that found a talent; what goes with a profile.
    index('analytics_events_talent').on(table.talentProfileId, table.at),
    isOneOf('analytics_events_kind', table.kind, EVENT_KINDS),
    isOneOf('analytics_events_viewer_role', table.viewerRole, ROLES),
  ],
);

/** Days on which something happened. */
export const analyticsDays = pgTable('analytics_days', {
  day: date().primaryKey(),
  /** Makes viewer keys of the day. It goes when the day is counted for good, and with it the way back to a person. */
  salt: bytes(),
  countedAt: instant(),
  /** Nothing can be added any more. */
  closedAt: instant(),
});

/** Searches as they were made, without words and roles, each once. */
export const analyticsSearches = pgTable('analytics_searches', {
  id: id(),
  /** The filters in one order. */
  key: text().notNull().unique(),
  search: jsonb().$type<Record<string, unknown>>().notNull(),
  createdAt: instant().notNull(),
});

/** How often a search was made on a day, for as long as single events are kept. */
export const searchDays = pgTable(
  'search_days',
  {
    searchId: uuid()
      .notNull()
      .references(() => analyticsSearches.id, { onDelete: 'cascade' }),
    day: date().notNull(),
    times: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.searchId, table.day] }),
    index('search_days_day').on(table.day),
  ],
);

/** Who was found, viewed and played how often on a day. Days without anything have no row. */
export const talentDays = pgTable(
  'talent_days',
  {
    talentProfileId: talentProfileId(),
    day: date().notNull(),
    profileViews: integer().notNull().default(0),
    /** Of the views. */
    clientViews: integer().notNull().default(0),
    agentViews: integer().notNull().default(0),
    talentViews: integer().notNull().default(0),
    searchAppearances: integer().notNull().default(0),
    mediaPlays: integer().notNull().default(0),
    callsViewed: integer().notNull().default(0),
    applied: integer().notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.talentProfileId, table.day] }),
    // A day is counted anew.
    index('talent_days_day').on(table.day),
  ],
);

export const mediaDays = pgTable(
  'media_days',
  {
    talentProfileId: talentProfileId(),
    mediaId: uuid().notNull(),
    day: date().notNull(),
    plays: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.talentProfileId, table.day, table.mediaId] }),
    index('media_days_day').on(table.day),
  ],
);

/** Whether a profile was missed for what it does not say: searches that would else have found it. Kept for those on Pro. */
export const missedDays = pgTable(
  'missed_days',
  {
    talentProfileId: talentProfileId(),
    day: date().notNull(),
    /** As the profile's completeness names it. */
    field: text().notNull(),
    searches: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.talentProfileId, table.day, table.field] }),
    index('missed_days_day').on(table.day),
  ],
);

/** How many looked at a call. */
export const callDays = pgTable(
  'call_days',
  {
    callId: uuid().notNull(),
    day: date().notNull(),
    views: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.callId, table.day] }),
    index('call_days_day').on(table.day),
  ],
);

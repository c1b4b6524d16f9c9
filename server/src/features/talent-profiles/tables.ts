import { PROFILE_VISIBILITIES } from '@callboard/contract/talent-profiles';
import { sql } from 'drizzle-orm';
import { check, date, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { foldedFrom, id, isOneOf, stamps } from '../../platform/database/columns.ts';
import { users } from '../auth/tables.ts';
import { countries } from '../reference-data/tables.ts';

export const talentProfiles = pgTable(
  'talent_profiles',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .unique()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Who keeps it: the talent, or the guardian of a minor. */
    ownerUserId: uuid()
      .notNull()
      .references(() => users.id),
    stageName: text(),
    foldedStageName: foldedFrom('stage_name'),
    pronouns: text(),
    /** Private: never in a response to anyone but the owner. */
    dateOfBirth: date({ mode: 'string' }),
    playingAgeMin: integer(),
    playingAgeMax: integer(),
    countryId: text().references(() => countries.id),
    city: text(),
    headline: text(),
    bio: text(),
    /** In the file storage: the picture that stands for the talent in lists. */
    photoKey: text(),
    visibility: text({ enum: PROFILE_VISIBILITIES }).notNull().default('professionals'),
    ...stamps(),
  },
  (table) => [
    // Stage names that begin with what is searched for, and those that contain or resemble it.
    index('talent_profiles_folded_stage_name').on(table.foldedStageName),
    index('talent_profiles_folded_stage_name_trigrams').using(
      'gin',
      table.foldedStageName.op('gin_trgm_ops'),
    ),
    // A guardian's children.
    index('talent_profiles_owner').on(table.ownerUserId),
    isOneOf('talent_profiles_visibility', table.visibility, PROFILE_VISIBILITIES),
    check(
      'talent_profiles_playing_age',
      sql`${table.playingAgeMin} between 0 and 120 and ${table.playingAgeMax} between ${table.playingAgeMin} and 120`,
    ),
  ],
);

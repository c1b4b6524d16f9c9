import { GENDERS, PROFILE_VISIBILITIES, SELF_DECLARED } from '@callboard/contract/talent-profiles';
import { sql } from 'drizzle-orm';
import { boolean, check, date, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { areAmong, foldedFrom, id, isOneOf, stamps } from '../../platform/database/columns.ts';
import { users } from '../auth/tables.ts';
import { countries } from '../reference-data/tables.ts';

/**
 * Choices without a level of their own are arrays: a search over many profiles asks one index which
 * of them hold a term, and a profile is read in one row. No foreign key reaches into an array; terms
 * are checked before they are written and are never deleted.
 */
const choices = () => text().array().notNull().default(sql`'{}'::text[]`);

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
    gender: text({ enum: GENDERS }),
    isTrans: boolean(),
    gendersPlayed: choices().$type<(typeof GENDERS)[number][]>(),
    /** Private: never in a response to anyone but the owner. */
    dateOfBirth: date({ mode: 'string' }),
    playingAgeMin: integer(),
    playingAgeMax: integer(),
    countryId: text().references(() => countries.id),
    /** County, state or the like: what is shown of where a child lives. */
    region: text(),
    city: text(),
    localHireCities: choices(),
    travelRadiusKm: integer(),
    headline: text(),
    bio: text(),
    categoryIds: choices(),
    talentTypeIds: choices(),
    /** Deaf, disabled, neurodivergent: told only by those who wish to. */
    selfDeclared: choices().$type<(typeof SELF_DECLARED)[number][]>(),
    accessRequirements: text(),
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
    // Who is an actor, who a dancer: the first question of most searches.
    index('talent_profiles_categories').using('gin', table.categoryIds),
    isOneOf('talent_profiles_gender', table.gender, GENDERS),
    areAmong('talent_profiles_genders_played', table.gendersPlayed, GENDERS),
    areAmong('talent_profiles_self_declared', table.selfDeclared, SELF_DECLARED),
    check('talent_profiles_travel_radius', sql`${table.travelRadiusKm} >= 0`),
    isOneOf('talent_profiles_visibility', table.visibility, PROFILE_VISIBILITIES),
    check(
      'talent_profiles_playing_age',
      sql`${table.playingAgeMin} between 0 and 120 and ${table.playingAgeMax} between ${table.playingAgeMin} and 120`,
    ),
  ],
);

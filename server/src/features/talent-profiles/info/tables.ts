import {
  ACCENT_LEVELS,
  CREDIT_CATEGORIES,
  DRIVING_LICENCES,
  LANGUAGE_LEVELS,
  SKILL_LEVELS,
} from '@callboard/contract/professional-info';
import { sql } from 'drizzle-orm';
import { check, date, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { areAmong, id, isOneOf } from '../../../platform/database/columns.ts';
import { media } from '../../media/tables.ts';
import {
  accents,
  certificationTypes,
  crewDepartments,
  crewRoles,
  languages,
  skills,
  unionMemberships,
  unions,
  voiceTypes,
} from '../../reference-data/tables.ts';
import { talentProfiles } from '../tables.ts';

const ofTalent = () =>
  uuid()
    .notNull()
    .references(() => talentProfiles.id, { onDelete: 'cascade' });

/** A row of a list that its talent puts in order. */
const listed = () => ({ talentProfileId: ofTalent(), position: integer().notNull() });

/** What there is one of. A talent who said nothing has no row. */
export const talentProfessionalInfo = pgTable(
  'talent_professional_info',
  {
    talentProfileId: uuid()
      .primaryKey()
      .references(() => talentProfiles.id, { onDelete: 'cascade' }),
    drivingLicences: text()
      .array()
      .notNull()
      .default(sql`'{}'::text[]`)
      .$type<(typeof DRIVING_LICENCES)[number][]>(),
    voiceTypeId: text().references(() => voiceTypes.id),
    vocalRange: text(),
    crewDepartmentId: text().references(() => crewDepartments.id),
    crewRoleId: text().references(() => crewRoles.id),
    /** In minor units of its currency. */
    dayRateAmount: integer(),
    dayRateCurrency: text(),
    kit: text(),
    yearsOfExperience: integer(),
  },
  (table) => [
    // Searches for crew.
    index('talent_professional_info_crew_role').on(table.crewRoleId),
    areAmong('talent_professional_info_driving_licences', table.drivingLicences, DRIVING_LICENCES),
    check(
      'talent_professional_info_day_rate',
      sql`(${table.dayRateAmount} is null) = (${table.dayRateCurrency} is null) and ${table.dayRateAmount} >= 0`,
    ),
    check(
      'talent_professional_info_years_of_experience',
      sql`${table.yearsOfExperience} between 0 and 90`,
    ),
  ],
);

export const talentCredits = pgTable(
  'talent_credits',
  {
    id: id(),
    ...listed(),
    category: text({ enum: CREDIT_CATEGORIES }).notNull(),
    production: text().notNull(),
    role: text(),
    billing: text(),
    director: text(),
    company: text(),
    year: integer(),
  },
  (table) => [
    // A résumé, in its order.
    index('talent_credits_resume').on(table.talentProfileId, table.position),
    isOneOf('talent_credits_category', table.category, CREDIT_CATEGORIES),
    check('talent_credits_year', sql`${table.year} between 1900 and 2100`),
  ],
);

export const talentTraining = pgTable(
  'talent_training',
  {
    id: id(),
    ...listed(),
    institution: text().notNull(),
    course: text(),
    teacher: text(),
    fromYear: integer(),
    toYear: integer(),
  },
  (table) => [
    // A résumé, in its order.
    index('talent_training_resume').on(table.talentProfileId, table.position),
    check('talent_training_years', sql`${table.fromYear} <= ${table.toYear}`),
  ],
);

export const talentCertifications = pgTable(
  'talent_certifications',
  {
    id: id(),
    ...listed(),
    typeId: text()
      .notNull()
      .references(() => certificationTypes.id),
    issuer: text(),
    issuedOn: date({ mode: 'string' }),
    expiresOn: date({ mode: 'string' }),
    documentMediaId: uuid().references(() => media.id, { onDelete: 'set null' }),
  },
  (table) => [
    // A résumé, in its order.
    index('talent_certifications_resume').on(table.talentProfileId, table.position),
    index('talent_certifications_document').on(table.documentMediaId),
    check('talent_certifications_dates', sql`${table.issuedOn} <= ${table.expiresOn}`),
  ],
);

export const talentLanguages = pgTable(
  'talent_languages',
  {
    ...listed(),
    languageId: text()
      .notNull()
      .references(() => languages.id),
    level: text({ enum: LANGUAGE_LEVELS }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.talentProfileId, table.languageId] }),
    // Who speaks it, and how well: searches read the index alone.
    index('talent_languages_speakers').on(table.languageId, table.level, table.talentProfileId),
    isOneOf('talent_languages_level', table.level, LANGUAGE_LEVELS),
  ],
);

export const talentAccents = pgTable(
  'talent_accents',
  {
    ...listed(),
    accentId: text()
      .notNull()
      .references(() => accents.id),
    level: text({ enum: ACCENT_LEVELS }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.talentProfileId, table.accentId] }),
    // Who has it, and how well: searches read the index alone.
    index('talent_accents_speakers').on(table.accentId, table.level, table.talentProfileId),
    isOneOf('talent_accents_level', table.level, ACCENT_LEVELS),
  ],
);

export const talentSkills = pgTable(
  'talent_skills',
  {
    ...listed(),
    skillId: text()
      .notNull()
      .references(() => skills.id),
    level: text({ enum: SKILL_LEVELS }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.talentProfileId, table.skillId] }),
    // Who can do it, and how well: searches read the index alone.
    index('talent_skills_skilled').on(table.skillId, table.level, table.talentProfileId),
    isOneOf('talent_skills_level', table.level, SKILL_LEVELS),
  ],
);

export const talentUnions = pgTable(
  'talent_unions',
  {
    ...listed(),
    unionId: text()
      .notNull()
      .references(() => unions.id),
    membershipId: text()
      .notNull()
      .references(() => unionMemberships.id),
  },
  (table) => [
    primaryKey({ columns: [table.talentProfileId, table.unionId] }),
    // Who is in it, and as what.
    index('talent_unions_members').on(table.unionId, table.membershipId, table.talentProfileId),
  ],
);

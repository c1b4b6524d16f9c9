import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, real, text, uuid } from 'drizzle-orm/pg-core';
import {
  bodyTypes,
  eyeColors,
  facialHair,
  hairColors,
  hairLengths,
  hairStyles,
} from '../../reference-data/tables.ts';
import { talentProfiles } from '../tables.ts';

/** How a talent looks. Measures are metric; a talent who said nothing has no row. */
export const talentTraits = pgTable(
  'talent_traits',
  {
    talentProfileId: uuid()
      .primaryKey()
      .references(() => talentProfiles.id, { onDelete: 'cascade' }),
    heightCm: integer(),
    weightKg: integer(),
    bodyTypeId: text().references(() => bodyTypes.id),
    /** An array for the reason that a profile's categories are one. */
    ethnicityIds: text().array().notNull().default(sql`'{}'::text[]`),
    eyeColorId: text().references(() => eyeColors.id),
    hairColorId: text().references(() => hairColors.id),
    hairLengthId: text().references(() => hairLengths.id),
    hairStyleId: text().references(() => hairStyles.id),
    facialHairId: text().references(() => facialHair.id),
    tattoos: text(),
    piercings: text(),
    scars: text(),
    chestCm: integer(),
    waistCm: integer(),
    hipsCm: integer(),
    inseamCm: integer(),
    neckCm: integer(),
    /** In halves. */
    shoeSizeEu: real(),
    clothingSize: text(),
  },
  (table) => [
    // Searches for ethnicities, where a role asks for them.
    index('talent_traits_ethnicities').using('gin', table.ethnicityIds),
    check('talent_traits_height', sql`${table.heightCm} between 30 and 260`),
    check('talent_traits_weight', sql`${table.weightKg} between 2 and 400`),
  ],
);

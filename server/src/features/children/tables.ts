import { GUARDIAN_RELATIONS } from '@callboard/contract/children';
import { boolean, date, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant, isOneOf } from '../../platform/database/columns.ts';
import { talentProfiles } from '../talent-profiles/tables.ts';

/** What is kept about a child beside the profile: who decides for it, licence and chaperone. */
export const childDetails = pgTable(
  'child_details',
  {
    talentProfileId: uuid()
      .primaryKey()
      .references(() => talentProfiles.id, { onDelete: 'cascade' }),
    relation: text({ enum: GUARDIAN_RELATIONS }),
    guardianshipConfirmedAt: instant(),
    licenceAuthority: text(),
    licenceNumber: text(),
    licenceFrom: date({ mode: 'string' }),
    licenceUntil: date({ mode: 'string' }),
    chaperoneName: text(),
    chaperonePhone: text(),
    chaperoneLicence: text(),
    chaperoneIsGuardian: boolean().notNull().default(false),
    schoolName: text(),
    notes: text(),
    /** The end of the licence that the guardian was reminded of. */
    remindedOfLicenceUntil: date({ mode: 'string' }),
    /** When the guardian was told that the profile can be handed over. */
    toldOf18At: instant(),
    updatedAt: instant().notNull(),
  },
  (table) => [isOneOf('child_details_relation', table.relation, GUARDIAN_RELATIONS)],
);

import { AVAILABILITY_KINDS } from '@callboard/contract/talent-profiles';
import { sql } from 'drizzle-orm';
import { check, date, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { id, isOneOf } from '../../../platform/database/columns.ts';
import { talentProfiles } from '../tables.ts';

/** Days on which a talent is free or not, both ends included. */
export const talentAvailability = pgTable(
  'talent_availability',
  {
    id: id(),
    talentProfileId: uuid()
      .notNull()
      .references(() => talentProfiles.id, { onDelete: 'cascade' }),
    kind: text({ enum: AVAILABILITY_KINDS }).notNull(),
    from: date({ mode: 'string' }).notNull(),
    to: date({ mode: 'string' }).notNull(),
  },
  (table) => [
    // A talent's calendar.
    index('talent_availability_calendar').on(table.talentProfileId, table.from),
    isOneOf('talent_availability_kind', table.kind, AVAILABILITY_KINDS),
    check('talent_availability_days', sql`${table.from} <= ${table.to}`),
  ],
);

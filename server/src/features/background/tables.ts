import { BACKGROUND_STATUSES } from '@callboard/contract/deal-choices';
import { sql } from 'drizzle-orm';
import { check, date, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { id, instant, isOneOf, stamps } from '../../platform/database/columns.ts';
import { productionRoles } from '../productions/roles/tables.ts';
import { talentProfiles } from '../talent-profiles/tables.ts';

/** How many of a group are needed on a day. A group is a role. */
export const backgroundDays = pgTable(
  'background_days',
  {
    id: id(),
    roleId: uuid()
      .notNull()
      .references(() => productionRoles.id, { onDelete: 'cascade' }),
    day: date({ mode: 'string' }).notNull(),
    needed: integer().notNull(),
    /** On the clocks where it is. */
    callTime: text(),
    callPlace: text(),
    callMessage: text(),
    callTimeSentAt: instant(),
    ...stamps(),
  },
  (table) => [
    uniqueIndex('background_days_once').on(table.roleId, table.day),
    check('background_days_needed', sql`${table.needed} >= 1`),
  ],
);

export const backgroundBookings = pgTable(
  'background_bookings',
  {
    id: id(),
    backgroundDayId: uuid()
      .notNull()
      .references(() => backgroundDays.id, { onDelete: 'cascade' }),
    talentProfileId: uuid()
      .notNull()
      .references(() => talentProfiles.id, { onDelete: 'cascade' }),
    status: text({ enum: BACKGROUND_STATUSES }).notNull(),
    /** When they confirmed: who was first has a place, then who waits longest. */
    answeredAt: instant(),
    ...stamps(),
  },
  (table) => [
    uniqueIndex('background_bookings_once').on(table.backgroundDayId, table.talentProfileId),
    // A talent's own.
    index('background_bookings_talent').on(table.talentProfileId),
    isOneOf('background_bookings_status', table.status, BACKGROUND_STATUSES),
  ],
);

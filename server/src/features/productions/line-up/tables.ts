import { LINE_UP_PLACES } from '@callboard/contract/production-choices';
import { sql } from 'drizzle-orm';
import { check, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant, isOneOf } from '../../../platform/database/columns.ts';
import { applications } from '../../applications/tables.ts';
import { outsidePeople } from '../../applications/triage/tables.ts';
import { productionRoles } from '../roles/tables.ts';

/** Whom the team thinks of for a role: the first choice, the second, the backup. */
export const lineUpPlaces = pgTable(
  'line_up_places',
  {
    roleId: uuid()
      .notNull()
      .references(() => productionRoles.id, { onDelete: 'cascade' }),
    place: text({ enum: LINE_UP_PLACES }).notNull(),
    applicationId: uuid().references(() => applications.id, { onDelete: 'cascade' }),
    outsidePersonId: uuid().references(() => outsidePeople.id, { onDelete: 'cascade' }),
    updatedAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.roleId, table.place] }),
    // Go with those who stand here.
    index('line_up_places_application').on(table.applicationId),
    index('line_up_places_outside_person').on(table.outsidePersonId),
    isOneOf('line_up_places_place', table.place, LINE_UP_PLACES),
    check(
      'line_up_places_one',
      sql`num_nonnulls(${table.applicationId}, ${table.outsidePersonId}) = 1`,
    ),
  ],
);

import { AVAILABILITY_ANSWERS } from '@callboard/contract/deal-choices';
import type { Days } from '@callboard/contract/deal-parts';
import { sql } from 'drizzle-orm';
import { check, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { id, instant, isOneOf, stamps } from '../../../platform/database/columns.ts';
import { users } from '../../auth/tables.ts';
import { productionRoles } from '../../productions/roles/tables.ts';
import { talentProfiles } from '../../talent-profiles/tables.ts';

/** Whether someone is free, asked with or without an application. */
export const availabilityChecks = pgTable(
  'availability_checks',
  {
    id: id(),
    roleId: uuid()
      .notNull()
      .references(() => productionRoles.id, { onDelete: 'cascade' }),
    talentProfileId: uuid()
      .notNull()
      .references(() => talentProfiles.id, { onDelete: 'cascade' }),
    askedByUserId: uuid()
      .notNull()
      .references(() => users.id),
    days: jsonb().notNull().$type<Days[]>(),
    terms: text(),
    answer: text({ enum: AVAILABILITY_ANSWERS }),
    note: text(),
    respondedAt: instant(),
    ...stamps(),
  },
  (table) => [
    // A role's, by talent, the newest last.
    index('availability_checks_role').on(table.roleId, table.talentProfileId, table.createdAt),
    // A talent's own.
    index('availability_checks_talent').on(table.talentProfileId, table.createdAt),
    isOneOf('availability_checks_answer', table.answer, AVAILABILITY_ANSWERS),
    check(
      'availability_checks_responded',
      sql`(${table.answer} is null) = (${table.respondedAt} is null)`,
    ),
  ],
);

import {
  CALL_STATUSES,
  CALL_VISIBILITIES,
  ENDED_CALL_STATUSES,
} from '@callboard/contract/casting-calls';
import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { id, instant, isOneOf, literals, stamps } from '../../platform/database/columns.ts';
import { productionRoles } from '../productions/tables.ts';

export const castingCalls = pgTable(
  'casting_calls',
  {
    id: id(),
    roleId: uuid()
      .notNull()
      .references(() => productionRoles.id, { onDelete: 'cascade' }),
    /** Calls released together share it. */
    breakdownId: uuid().notNull(),
    status: text({ enum: CALL_STATUSES }).notNull(),
    visibility: text({ enum: CALL_VISIBILITIES }).notNull(),
    /** Grows when pay, dates or content flags change; applicants confirm the new one. */
    version: integer().notNull().default(1),
    deadlineAt: instant().notNull(),
    moderatorReason: text(),
    openedAt: instant(),
    endedAt: instant(),
    ...stamps(),
  },
  (table) => [
    uniqueIndex('casting_calls_live')
      .on(table.roleId)
      .where(sql`${table.status} not in (${literals(ENDED_CALL_STATUSES)})`),
    // Calls of one breakdown.
    index('casting_calls_breakdown').on(table.breakdownId),
    // Open calls by deadline: opportunities, and those about to close.
    index('casting_calls_open').on(table.deadlineAt).where(sql`${table.status} = 'open'`),
    isOneOf('casting_calls_status', table.status, CALL_STATUSES),
    isOneOf('casting_calls_visibility', table.visibility, CALL_VISIBILITIES),
    check('casting_calls_version', sql`${table.version} > 0`),
    check(
      'casting_calls_ended',
      sql`(${table.status} in (${literals(ENDED_CALL_STATUSES)})) = (${table.endedAt} is not null)`,
    ),
  ],
);

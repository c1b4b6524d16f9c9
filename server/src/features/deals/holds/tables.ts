import { HOLD_RANKS, HOLD_STATUSES } from '@callboard/contract/deal-choices';
import { sql } from 'drizzle-orm';
import { check, date, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { id, instant, isOneOf, stamps } from '../../../platform/database/columns.ts';
import { users } from '../../auth/tables.ts';
import { productionRoles } from '../../productions/roles/tables.ts';
import { talentProfiles } from '../../talent-profiles/tables.ts';

/**
 * Days that a talent keeps for a production. Of days that overlap, one is first and one second, whoever
 * asked: `holds_ranks` in the migration sees to it. There may be several backups.
 */
export const holds = pgTable(
  'holds',
  {
    id: id(),
    roleId: uuid()
      .notNull()
      .references(() => productionRoles.id, { onDelete: 'cascade' }),
    talentProfileId: uuid()
      .notNull()
      .references(() => talentProfiles.id, { onDelete: 'cascade' }),
    requestedByUserId: uuid()
      .notNull()
      .references(() => users.id),
    /** Both days included. */
    from: date({ mode: 'string' }).notNull(),
    to: date({ mode: 'string' }).notNull(),
    status: text({ enum: HOLD_STATUSES }).notNull(),
    rank: text({ enum: HOLD_RANKS }),
    note: text(),
    expiresAt: instant().notNull(),
    challengeEndsAt: instant(),
    ...stamps(),
  },
  (table) => [
    index('holds_role').on(table.roleId, table.createdAt),
    // A talent's calendar.
    index('holds_talent').on(table.talentProfileId, table.from),
    // What ends by itself.
    index('holds_expiry').on(table.expiresAt).where(sql`${table.status} in ('requested', 'given')`),
    // Challenges whose time is up.
    index('holds_challenge').on(table.challengeEndsAt).where(sql`${table.status} = 'given'`),
    isOneOf('holds_status', table.status, HOLD_STATUSES),
    isOneOf('holds_rank', table.rank, HOLD_RANKS),
    check('holds_days', sql`${table.from} <= ${table.to}`),
    check(
      'holds_given',
      sql`${table.status} not in ('given', 'confirmed') or ${table.rank} is not null`,
    ),
  ],
);

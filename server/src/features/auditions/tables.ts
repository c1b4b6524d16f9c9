import {
  AUDITION_KINDS,
  AUDITION_ROUNDS,
  INVITATION_STATUSES,
} from '@callboard/contract/auditions';
import { sql } from 'drizzle-orm';
import { check, index, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { id, instant, isOneOf, stamps } from '../../platform/database/columns.ts';
import { productionRoles } from '../productions/roles/tables.ts';
import { productions } from '../productions/tables.ts';
import { talentProfiles } from '../talent-profiles/tables.ts';

export const auditions = pgTable(
  'auditions',
  {
    id: id(),
    productionId: uuid()
      .notNull()
      .references(() => productions.id, { onDelete: 'cascade' }),
    round: text({ enum: AUDITION_ROUNDS }).notNull(),
    kind: text({ enum: AUDITION_KINDS }).notNull(),
    place: text(),
    timeZone: text().notNull(),
    instructions: text(),
    startsAt: instant().notNull(),
    ...stamps(),
  },
  (table) => [
    // A production's sessions in order.
    index('auditions_production').on(table.productionId, table.startsAt),
    isOneOf('auditions_round', table.round, AUDITION_ROUNDS),
    isOneOf('auditions_kind', table.kind, AUDITION_KINDS),
  ],
);

export const auditionRoles = pgTable(
  'audition_roles',
  {
    auditionId: uuid()
      .notNull()
      .references(() => auditions.id, { onDelete: 'cascade' }),
    roleId: uuid()
      .notNull()
      .references(() => productionRoles.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.auditionId, table.roleId] }),
    // A role's sessions.
    index('audition_roles_role').on(table.roleId),
  ],
);

export const auditionInvitations = pgTable(
  'audition_invitations',
  {
    id: id(),
    auditionId: uuid()
      .notNull()
      .references(() => auditions.id, { onDelete: 'cascade' }),
    roleId: uuid()
      .notNull()
      .references(() => productionRoles.id, { onDelete: 'cascade' }),
    talentProfileId: uuid()
      .notNull()
      .references(() => talentProfiles.id, { onDelete: 'cascade' }),
    status: text({ enum: INVITATION_STATUSES }).notNull(),
    respondedAt: instant(),
    note: text(),
    ...stamps(),
  },
  (table) => [
    uniqueIndex('audition_invitations_once').on(
      table.auditionId,
      table.roleId,
      table.talentProfileId,
    ),
    // A talent's invitations, and how many wait for an answer.
    index('audition_invitations_talent').on(table.talentProfileId, table.status),
    isOneOf('audition_invitations_status', table.status, INVITATION_STATUSES),
    // Leaving pending always sets respondedAt; asking again clears it.
    check(
      'audition_invitations_responded',
      sql`(${table.status} = 'pending') = (${table.respondedAt} is null)`,
    ),
    // Declining and asking for another time need a word of explanation.
    check(
      'audition_invitations_note',
      sql`${table.status} not in ('declined', 'reschedule_requested') or ${table.note} is not null`,
    ),
  ],
);

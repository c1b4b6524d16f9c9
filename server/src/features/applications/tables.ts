import { APPLICATION_STATUSES, ENDED_APPLICATION_STATUSES } from '@callboard/contract/applications';
import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { id, instant, isOneOf, literals, stamps } from '../../platform/database/columns.ts';
import { users } from '../auth/tables.ts';
import { castingCalls } from '../casting-calls/tables.ts';
import { productionRoles } from '../productions/tables.ts';
import { talentProfiles } from '../talent-profiles/tables.ts';

export const applications = pgTable(
  'applications',
  {
    id: id(),
    roleId: uuid()
      .notNull()
      .references(() => productionRoles.id, { onDelete: 'cascade' }),
    callId: uuid()
      .notNull()
      .references(() => castingCalls.id),
    callVersion: integer().notNull(),
    talentProfileId: uuid()
      .notNull()
      .references(() => talentProfiles.id, { onDelete: 'cascade' }),
    /** The talent, or an agent on the talent's behalf. */
    submittedByUserId: uuid()
      .notNull()
      .references(() => users.id),
    note: text(),
    status: text({ enum: APPLICATION_STATUSES }).notNull(),
    statusSince: instant().notNull(),
    ...stamps(),
  },
  (table) => [
    // One live application per talent and role, whoever submits it and from however many devices.
    uniqueIndex('applications_live')
      .on(table.roleId, table.talentProfileId)
      .where(sql`${table.status} not in (${literals(ENDED_APPLICATION_STATUSES)})`),
    // A role's board, by column.
    index('applications_board').on(table.roleId, table.status, table.createdAt),
    // A talent's own applications.
    index('applications_talent').on(table.talentProfileId, table.createdAt),
    isOneOf('applications_status', table.status, APPLICATION_STATUSES),
  ],
);

/** Every move an application made. */
export const applicationStatusChanges = pgTable(
  'application_status_changes',
  {
    id: id(),
    applicationId: uuid()
      .notNull()
      .references(() => applications.id, { onDelete: 'cascade' }),
    fromStatus: text({ enum: APPLICATION_STATUSES }),
    toStatus: text({ enum: APPLICATION_STATUSES }).notNull(),
    /** Nobody: the system did it. */
    actorUserId: uuid().references(() => users.id),
    onBehalfOfUserId: uuid().references(() => users.id),
    reason: text(),
    createdAt: instant().notNull(),
  },
  (table) => [
    // An application's history.
    index('application_status_changes_history').on(table.applicationId, table.createdAt),
    isOneOf('application_status_changes_from', table.fromStatus, APPLICATION_STATUSES),
    isOneOf('application_status_changes_to', table.toStatus, APPLICATION_STATUSES),
  ],
);

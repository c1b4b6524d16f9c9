import {
  CALL_STATUSES,
  CALL_VISIBILITIES,
  ENDED_CALL_STATUSES,
} from '@callboard/contract/call-summary';
import { sql } from 'drizzle-orm';
import {
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { id, instant, isOneOf, literals, stamps } from '../../platform/database/columns.ts';
import { users } from '../auth/tables.ts';
import { businessPortfolios } from '../business-portfolios/tables.ts';
import { productionRoles } from '../productions/roles/tables.ts';
import { talentProfiles } from '../talent-profiles/tables.ts';
import type { CallTerms } from './terms/terms-of.ts';

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
    postedByUserId: uuid().references(() => users.id),
    /** Who let it through, rejected it or took it down, and why. */
    moderatorUserId: uuid().references(() => users.id),
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
    // Those that wait for a moderator, the oldest first.
    index('casting_calls_review').on(table.createdAt).where(sql`${table.status} = 'in_review'`),
    // What one person posted.
    index('casting_calls_posted_by').on(table.postedByUserId, table.status),
    // Of one status, the oldest first.
    index('casting_calls_by_status').on(table.status, table.createdAt),
    isOneOf('casting_calls_status', table.status, CALL_STATUSES),
    isOneOf('casting_calls_visibility', table.visibility, CALL_VISIBILITIES),
    check('casting_calls_version', sql`${table.version} > 0`),
    check(
      'casting_calls_ended',
      sql`(${table.status} in (${literals(ENDED_CALL_STATUSES)})) = (${table.endedAt} is not null)`,
    ),
  ],
);

/** What applicants were promised, as it was in each version. */
export const castingCallVersions = pgTable(
  'casting_call_versions',
  {
    callId: uuid()
      .notNull()
      .references(() => castingCalls.id, { onDelete: 'cascade' }),
    version: integer().notNull(),
    terms: jsonb().notNull().$type<CallTerms>(),
    createdAt: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.callId, table.version] })],
);

/** Of a call for chosen agencies: which. */
export const castingCallAgencies = pgTable(
  'casting_call_agencies',
  {
    callId: uuid()
      .notNull()
      .references(() => castingCalls.id, { onDelete: 'cascade' }),
    portfolioId: uuid()
      .notNull()
      .references(() => businessPortfolios.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.callId, table.portfolioId] }),
    // What an agency was chosen for.
    index('casting_call_agencies_portfolio').on(table.portfolioId),
  ],
);

/** Of a call for the invited: who. */
export const castingCallInvitees = pgTable(
  'casting_call_invitees',
  {
    callId: uuid()
      .notNull()
      .references(() => castingCalls.id, { onDelete: 'cascade' }),
    talentProfileId: uuid()
      .notNull()
      .references(() => talentProfiles.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.callId, table.talentProfileId] }),
    // What a talent was invited to.
    index('casting_call_invitees_talent').on(table.talentProfileId),
  ],
);

export const TRACE_KINDS = ['domain', 'phone', 'text'] as const;

/** By what a rejected call is known again, whoever posts the next one. */
export const rejectedCallTraces = pgTable(
  'rejected_call_traces',
  {
    kind: text({ enum: TRACE_KINDS }).notNull(),
    /** A domain, a phone number's digits, or the hash of a text in small letters without marks. */
    value: text().notNull(),
    callId: uuid()
      .notNull()
      .references(() => castingCalls.id, { onDelete: 'cascade' }),
    createdAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.value, table.callId] }),
    index('rejected_call_traces_call').on(table.callId),
    isOneOf('rejected_call_traces_kind', table.kind, TRACE_KINDS),
  ],
);

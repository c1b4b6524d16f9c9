import {
  REPRESENTATION_FIELDS,
  REPRESENTATION_KINDS,
  REPRESENTATION_SIDES,
  REPRESENTATION_STATUSES,
  SUBMITTERS,
} from '@callboard/contract/representation';
import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  check,
  foreignKey,
  index,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { id, instant, isOneOf, stamps } from '../../platform/database/columns.ts';
import { users } from '../auth/tables.ts';
import { businessPortfolios } from '../business-portfolios/tables.ts';
import { talentProfiles } from '../talent-profiles/tables.ts';

const CLAIM_STATUSES = ['pending', 'claimed', 'ended'] as const;

export const representations = pgTable(
  'representations',
  {
    id: id(),
    talentProfileId: uuid()
      .notNull()
      .references(() => talentProfiles.id, { onDelete: 'cascade' }),
    portfolioId: uuid()
      .notNull()
      .references(() => businessPortfolios.id, { onDelete: 'cascade' }),
    field: text({ enum: REPRESENTATION_FIELDS }).notNull(),
    territory: text().notNull(),
    kind: text({ enum: REPRESENTATION_KINDS }).notNull(),
    isExclusive: boolean().notNull(),
    submitter: text({ enum: SUBMITTERS }).notNull(),
    status: text({ enum: REPRESENTATION_STATUSES }).notNull(),
    requestedByUserId: uuid().references(() => users.id, { onDelete: 'set null' }),
    /** Asked for in the place of this one, which ends when it is confirmed. */
    replacesId: uuid().references((): AnyPgColumn => representations.id, { onDelete: 'set null' }),
    startedAt: instant(),
    endedAt: instant(),
    endedBy: text({ enum: REPRESENTATION_SIDES }),
    endedByUserId: uuid().references(() => users.id, { onDelete: 'set null' }),
    endReason: text(),
    ...stamps(),
  },
  (table) => [
    // The same agency does not represent a talent twice for one field and territory,
    uniqueIndex('representations_live')
      .on(table.talentProfileId, table.portfolioId, table.field, table.territory)
      .where(sql`${table.status} = 'active'`),
    // nor ask twice; in the place of one that holds it may.
    uniqueIndex('representations_asked')
      .on(table.talentProfileId, table.portfolioId, table.field, table.territory)
      .where(sql`${table.status} = 'requested'`),
    // Who represents a talent, who asks to, and who did.
    index('representations_talent').on(table.talentProfileId, table.createdAt),
    // A portfolio's roster.
    index('representations_roster').on(table.portfolioId, table.status),
    isOneOf('representations_field', table.field, REPRESENTATION_FIELDS),
    isOneOf('representations_kind', table.kind, REPRESENTATION_KINDS),
    isOneOf('representations_submitter', table.submitter, SUBMITTERS),
    isOneOf('representations_status', table.status, REPRESENTATION_STATUSES),
    check(
      'representations_ended',
      sql`(${table.status} = 'ended') = (${table.endedAt} is not null)`,
    ),
  ],
);

/** A talent on a portfolio's roster; exists while any representation of theirs there is live. */
export const rosterEntries = pgTable(
  'roster_entries',
  {
    portfolioId: uuid()
      .notNull()
      .references(() => businessPortfolios.id, { onDelete: 'cascade' }),
    talentProfileId: uuid()
      .notNull()
      .references(() => talentProfiles.id, { onDelete: 'cascade' }),
    createdAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.portfolioId, table.talentProfileId] }),
    // The agencies of a talent.
    index('roster_entries_talent').on(table.talentProfileId),
  ],
);

/** Which team member works with which talent. Every act on a talent's behalf is checked against it. */
export const assignments = pgTable(
  'assignments',
  {
    portfolioId: uuid().notNull(),
    talentProfileId: uuid().notNull(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.portfolioId, table.talentProfileId, table.userId] }),
    // No assignment outlives the talent's place on the roster.
    foreignKey({
      columns: [table.portfolioId, table.talentProfileId],
      foreignColumns: [rosterEntries.portfolioId, rosterEntries.talentProfileId],
    }).onDelete('cascade'),
    // 'Which talents may this agent act for?', asked on every such request.
    index('assignments_agent').on(table.userId, table.talentProfileId),
  ],
);

/** What the team writes to itself about a talent; gone with their place on the roster. */
export const rosterNotes = pgTable(
  'roster_notes',
  {
    id: id(),
    portfolioId: uuid().notNull(),
    talentProfileId: uuid().notNull(),
    authorUserId: uuid()
      .notNull()
      .references(() => users.id),
    text: text().notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [
    foreignKey({
      columns: [table.portfolioId, table.talentProfileId],
      foreignColumns: [rosterEntries.portfolioId, rosterEntries.talentProfileId],
    }).onDelete('cascade'),
    // A talent's notes, newest first.
    index('roster_notes_talent').on(table.portfolioId, table.talentProfileId, table.createdAt),
  ],
);

/** Links by which a talent makes the profile that an agency began for them their own. */
export const talentClaims = pgTable(
  'talent_claims',
  {
    id: id(),
    talentProfileId: uuid()
      .notNull()
      .references(() => talentProfiles.id, { onDelete: 'cascade' }),
    /** None where a guardian hands the profile over. */
    portfolioId: uuid().references(() => businessPortfolios.id, { onDelete: 'cascade' }),
    sentByUserId: uuid()
      .notNull()
      .references(() => users.id),
    email: text().notNull(),
    tokenHash: text().notNull().unique(),
    status: text({ enum: CLAIM_STATUSES }).notNull(),
    expiresAt: instant().notNull(),
    claimedAt: instant(),
    createdAt: instant().notNull(),
  },
  (table) => [
    // One live link per profile.
    uniqueIndex('talent_claims_live')
      .on(table.talentProfileId)
      .where(sql`${table.status} = 'pending'`),
    isOneOf('talent_claims_status', table.status, CLAIM_STATUSES),
  ],
);

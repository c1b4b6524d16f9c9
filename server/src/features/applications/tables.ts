import {
  ANSWERS,
  APPLICATION_STATUSES,
  ENDED_APPLICATION_STATUSES,
  TEAM_REASONS,
  UNDECIDED_STATUSES,
} from '@callboard/contract/application-moves';
import type { ApplyForm } from '@callboard/contract/applications';
import { sql } from 'drizzle-orm';
import {
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { id, instant, isOneOf, literals, stamps } from '../../platform/database/columns.ts';
import { users } from '../auth/tables.ts';
import { businessPortfolios } from '../business-portfolios/tables.ts';
import { castingCalls } from '../casting-calls/tables.ts';
import { media } from '../media/tables.ts';
import { productionRoles } from '../productions/roles/tables.ts';
import { talentProfiles } from '../talent-profiles/tables.ts';

type DraftContent = Omit<ApplyForm, 'talentProfileId'>;
/** The question is kept as it was asked. */
type GivenAnswer = { questionId: string; question: string; text: string };

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
    /** The agency whose agent submitted it. */
    portfolioId: uuid().references(() => businessPortfolios.id, { onDelete: 'set null' }),
    note: text(),
    answers: jsonb().notNull().default(sql`'[]'::jsonb`).$type<GivenAnswer[]>(),
    selfTapeMediaId: uuid().references(() => media.id, { onDelete: 'set null' }),
    /** Where it stands for the team. */
    status: text({ enum: APPLICATION_STATUSES }).notNull(),
    statusSince: instant().notNull(),
    /**
     * Where it stands for the talent's side. What the team moves follows here once it can no longer be
     * undone; nothing that talent or agents can reach reads the other one.
     */
    toldStatus: text({ enum: APPLICATION_STATUSES }).notNull(),
    toldSince: instant().notNull(),
    /** Of a no: what the talent reads. */
    toldAnswer: text({ enum: ANSWERS }),
    /** A no that waits in the tray until it is sent. For the team alone, like its reason. */
    unsentAnswer: text({ enum: ANSWERS }),
    teamReason: text({ enum: TEAM_REASONS }),
    /** How much of what the role asks the profile had when it was last compared. */
    fitMet: smallint().notNull().default(0),
    fitAsked: smallint().notNull().default(0),
    /** What the team's ratings add up to, and how many they are. */
    ratingTotal: integer().notNull().default(0),
    ratingCount: integer().notNull().default(0),
    ...stamps(),
  },
  (table) => [
    // One live application per talent and role, whoever submits it and from however many devices.
    uniqueIndex('applications_live')
      .on(table.roleId, table.talentProfileId)
      .where(sql`${table.status} not in (${literals(ENDED_APPLICATION_STATUSES)})`),
    // A role's board, by column.
    index('applications_board').on(table.roleId, table.status, table.createdAt),
    // A role's board as it comes, newest first.
    index('applications_newest').on(table.roleId, table.createdAt, table.id),
    // A talent's own applications, the latest change first.
    index('applications_talent').on(table.talentProfileId, table.toldSince),
    // Those of one call, to answer them when it ends.
    index('applications_call').on(table.callId),
    // Answers that wait to be sent.
    index('applications_waiting').on(table.roleId).where(sql`${table.unsentAnswer} is not null`),
    index('applications_self_tape').on(table.selfTapeMediaId),
    isOneOf('applications_status', table.status, APPLICATION_STATUSES),
    isOneOf('applications_told_status', table.toldStatus, APPLICATION_STATUSES),
    isOneOf('applications_told_answer', table.toldAnswer, ANSWERS),
    isOneOf('applications_unsent_answer', table.unsentAnswer, ANSWERS),
    isOneOf('applications_team_reason', table.teamReason, TEAM_REASONS),
    // Only what is still to be decided can wait for its answer.
    check(
      'applications_unsent',
      sql`${table.unsentAnswer} is null or ${table.status} in (${literals(UNDECIDED_STATUSES)})`,
    ),
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
    /** What someone outside the team may read: of a release, of a withdrawal. */
    reason: text(),
    answer: text({ enum: ANSWERS }),
    /** For the team alone. */
    teamReason: text({ enum: TEAM_REASONS }),
    /** Those moved in one act share it. */
    moveId: uuid(),
    /** When the talent's side came to know of it. */
    toldAt: instant(),
    undoneAt: instant(),
    createdAt: instant().notNull(),
  },
  (table) => [
    // An application's history.
    index('application_status_changes_history').on(table.applicationId, table.createdAt),
    // What one act moved, to undo it or to tell of it.
    index('application_status_changes_move').on(table.moveId),
    isOneOf('application_status_changes_answer', table.answer, ANSWERS),
    isOneOf('application_status_changes_team_reason', table.teamReason, TEAM_REASONS),
    isOneOf('application_status_changes_from', table.fromStatus, APPLICATION_STATUSES),
    isOneOf('application_status_changes_to', table.toStatus, APPLICATION_STATUSES),
  ],
);

/** The photos, films and papers that were sent along, in the sender's order. */
export const applicationMedia = pgTable(
  'application_media',
  {
    applicationId: uuid()
      .notNull()
      .references(() => applications.id, { onDelete: 'cascade' }),
    mediaId: uuid()
      .notNull()
      .references(() => media.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.applicationId, table.mediaId] }),
    // Which applications show a file: decides who may see it, and that it stays.
    index('application_media_media').on(table.mediaId),
  ],
);

/** What someone wrote towards an application and has not sent. */
export const applicationDrafts = pgTable(
  'application_drafts',
  {
    callId: uuid()
      .notNull()
      .references(() => castingCalls.id, { onDelete: 'cascade' }),
    talentProfileId: uuid()
      .notNull()
      .references(() => talentProfiles.id, { onDelete: 'cascade' }),
    content: jsonb().notNull().$type<DraftContent>(),
    updatedAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.callId, table.talentProfileId] }),
    index('application_drafts_talent').on(table.talentProfileId),
  ],
);

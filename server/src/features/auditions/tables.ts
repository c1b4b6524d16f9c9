import {
  AUDITION_KINDS,
  AUDITION_ROUNDS,
  INVITATION_STATUSES,
} from '@callboard/contract/audition-choices';
import type { AuditionFacts, TapeWish } from '@callboard/contract/audition-form';
import { sql } from 'drizzle-orm';
import {
  boolean,
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
import { id, instant, isOneOf, stamps } from '../../platform/database/columns.ts';
import { media } from '../media/tables.ts';
import { productionFiles } from '../productions/files/tables.ts';
import { productionRoles } from '../productions/roles/tables.ts';
import { productions } from '../productions/tables.ts';
import { talentProfiles } from '../talent-profiles/tables.ts';

export type ToldSlot = { id: string; room: string; startsAt: string; endsAt: string };
/** What those invited were last told of a session, whatever is being planned meanwhile. */
export type ToldFacts = Omit<AuditionFacts, 'dueAt'> & {
  /** Of a self-tape. Whoever has a later one was given more time. */
  dueAt?: string | null;
  /** Of an open booking: those that can be chosen. */
  slots?: ToldSlot[];
};
export type Proposal = { from: string; to: string | null };

/** A session as the team plans it. */
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
    link: text(),
    timeZone: text().notNull(),
    instructions: text(),
    pages: integer(),
    isMemorised: boolean().notNull().default(false),
    isOpenBooking: boolean().notNull().default(false),
    tape: jsonb().$type<TapeWish>(),
    /** Its first slot's begin and its last one's end; of a self-tape both are when it is due. */
    startsAt: instant().notNull(),
    endsAt: instant().notNull(),
    /** None: nobody outside the team knows of it. */
    told: jsonb().$type<ToldFacts>(),
    sentAt: instant(),
    cancelledAt: instant(),
    ...stamps(),
  },
  (table) => [
    // A production's sessions in order.
    index('auditions_production').on(table.productionId, table.startsAt),
    isOneOf('auditions_round', table.round, AUDITION_ROUNDS),
    isOneOf('auditions_kind', table.kind, AUDITION_KINDS),
    check('auditions_times', sql`${table.startsAt} <= ${table.endsAt}`),
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

/** The papers that those invited may read. */
export const auditionSides = pgTable(
  'audition_sides',
  {
    auditionId: uuid()
      .notNull()
      .references(() => auditions.id, { onDelete: 'cascade' }),
    fileId: uuid()
      .notNull()
      .references(() => productionFiles.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.auditionId, table.fileId] }),
    // Where a file is read.
    index('audition_sides_file').on(table.fileId),
  ],
);

/** Slots of one room never overlap: `audition_slots_room` in the migration sees to it. */
export const auditionSlots = pgTable(
  'audition_slots',
  {
    id: id(),
    auditionId: uuid()
      .notNull()
      .references(() => auditions.id, { onDelete: 'cascade' }),
    room: text().notNull(),
    startsAt: instant().notNull(),
    endsAt: instant().notNull(),
    capacity: smallint().notNull(),
  },
  (table) => [
    // A session's slots in order.
    index('audition_slots_session').on(table.auditionId, table.startsAt),
    check('audition_slots_times', sql`${table.startsAt} < ${table.endsAt}`),
    check('audition_slots_capacity', sql`${table.capacity} >= 1`),
  ],
);

/** Who is to come when, for the team alone until it is sent. */
export const auditionSeats = pgTable(
  'audition_seats',
  {
    auditionId: uuid()
      .notNull()
      .references(() => auditions.id, { onDelete: 'cascade' }),
    roleId: uuid()
      .notNull()
      .references(() => productionRoles.id, { onDelete: 'cascade' }),
    talentProfileId: uuid()
      .notNull()
      .references(() => talentProfiles.id, { onDelete: 'cascade' }),
    /** None: of a self-tape or open booking, or not seated yet. */
    slotId: uuid().references(() => auditionSlots.id, { onDelete: 'set null' }),
    createdAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.auditionId, table.roleId, table.talentProfileId] }),
    // Who sits in a slot.
    index('audition_seats_slot').on(table.slotId),
    // Goes with a profile or a role that is deleted.
    index('audition_seats_talent').on(table.talentProfileId),
    index('audition_seats_role').on(table.roleId),
  ],
);

/**
 * What was sent to a talent, and what they answered: the one truth that both sides read. A talent never
 * has two accepted at one time unless they confirmed it: `audition_invitations_accepted` in the
 * migration sees to it.
 */
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
    proposals: jsonb().notNull().default(sql`'[]'::jsonb`).$type<Proposal[]>(),
    accessNote: text(),
    /** Goes up with everything that is sent: an answer names what it answers. */
    version: integer().notNull().default(1),
    /** As it was sent, or chosen in an open booking. */
    slotId: uuid().references(() => auditionSlots.id, { onDelete: 'set null' }),
    startsAt: instant().notNull(),
    endsAt: instant().notNull(),
    room: text(),
    /** Of an open booking until a slot was chosen. */
    isToBeChosen: boolean().notNull().default(false),
    isOverlapConfirmed: boolean().notNull().default(false),
    checkedInAt: instant(),
    /** Written on the day, for the team. */
    dayNote: text(),
    /** When the latest tick on the day was made: an older one that arrives later changes nothing. */
    tickedAt: instant(),
    /** How many of its reminders went out, or were not needed any more. */
    remindersSent: smallint().notNull().default(0),
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
    // Who has a slot.
    index('audition_invitations_slot').on(table.slotId),
    // Who is to be reminded next.
    index('audition_invitations_reminders')
      .on(table.startsAt)
      .where(sql`${table.remindersSent} < 2`),
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
    check('audition_invitations_times', sql`${table.startsAt} <= ${table.endsAt}`),
  ],
);

/** What someone taped, in the order in which it is to be seen. */
export const auditionTakes = pgTable(
  'audition_takes',
  {
    id: id(),
    invitationId: uuid()
      .notNull()
      .references(() => auditionInvitations.id, { onDelete: 'cascade' }),
    mediaId: uuid()
      .notNull()
      .references(() => media.id, { onDelete: 'cascade' }),
    scene: text(),
    take: smallint().notNull(),
    isSlate: boolean().notNull(),
    isLate: boolean().notNull(),
    position: smallint().notNull(),
    sentAt: instant().notNull(),
  },
  (table) => [
    uniqueIndex('audition_takes_once').on(table.invitationId, table.mediaId),
    // Which invitations show a file: decides who may see it, and that it stays.
    index('audition_takes_media').on(table.mediaId),
  ],
);

import * as z from 'zod';
import { APPLICATION_STATUSES } from './application-moves.ts';
import {
  AUDITION_KINDS,
  AUDITION_ROUNDS,
  INVITATION_STATUSES,
  SEAT_CHANGES,
} from './audition-choices.ts';
import { factsSchema } from './audition-form.ts';
import { id, instant } from './fields.ts';
import { COLLABORATOR_RIGHTS } from './production-choices.ts';

const slotSchema = z.object({
  id,
  room: z.string(),
  startsAt: instant,
  endsAt: instant,
  capacity: z.number().int(),
});
export type AuditionSlot = z.output<typeof slotSchema>;

export const proposalSchema = z.object({ from: instant, to: instant.nullable() });

/** What was sent to someone, and what they answered. */
const sentSchema = z.object({
  id,
  status: z.enum(INVITATION_STATUSES),
  respondedAt: instant.nullable(),
  startsAt: instant,
  room: z.string().nullable(),
  note: z.string().nullable(),
  proposals: z.array(proposalSchema),
  /** What they need on the day, told for this session only. */
  accessNote: z.string().nullable(),
  checkedInAt: instant.nullable(),
  /** Written on the day, for the team. */
  dayNote: z.string().nullable(),
  takes: z.number().int(),
  isLate: z.boolean(),
});

/** Someone in the plan. Whoever is to be told that they are no longer in it stands here until then. */
const seatSchema = z.object({
  talentProfileId: id,
  roleId: id,
  name: z.string(),
  photoUrl: z.string().nullable(),
  agencyName: z.string().nullable(),
  isMinor: z.boolean(),
  applicationId: id.nullable(),
  applicationStatus: z.enum(APPLICATION_STATUSES).nullable(),
  /** A no for them waits in the tray of the board; they do not know of it. */
  isInTray: z.boolean(),
  /** None: of a self-tape or open booking, or not seated yet. */
  slotId: id.nullable(),
  /** Booked out or accepted elsewhere at that time. What it is stays theirs. */
  hasConflict: z.boolean(),
  change: z.enum(SEAT_CHANGES).nullable(),
  invitation: sentSchema.nullable(),
});
export type Seat = z.output<typeof seatSchema>;

const countsSchema = z.object({
  seated: z.number().int(),
  invited: z.number().int(),
  pending: z.number().int(),
  accepted: z.number().int(),
  declined: z.number().int(),
  rescheduleRequested: z.number().int(),
  attended: z.number().int(),
  tapes: z.number().int(),
});

export const summarySchema = z.object({
  id,
  productionId: id,
  round: z.enum(AUDITION_ROUNDS),
  kind: z.enum(AUDITION_KINDS),
  roles: z.array(z.object({ id, title: z.string() })),
  /** The first slot's begin; of a self-tape when it is due. */
  startsAt: instant,
  endsAt: instant,
  timeZone: z.string(),
  place: z.string().nullable(),
  sentAt: instant.nullable(),
  cancelledAt: instant.nullable(),
  counts: countsSchema,
  unsentChanges: z.number().int(),
});
export type AuditionSummary = z.output<typeof summarySchema>;

export const sessionSchema = summarySchema.extend({
  ...factsSchema.shape,
  productionTitle: z.string(),
  slots: z.array(slotSchema),
  seats: z.array(seatSchema),
  rights: z.enum(COLLABORATOR_RIGHTS),
});
export type AuditionSession = z.output<typeof sessionSchema>;

/** Somebody who applied and could be seen. */
export const candidateSchema = z.object({
  talentProfileId: id,
  roleId: id,
  applicationId: id,
  name: z.string(),
  photoUrl: z.string().nullable(),
  agencyName: z.string().nullable(),
  isMinor: z.boolean(),
  applicationStatus: z.enum(APPLICATION_STATUSES),
  /** Booked out or accepted elsewhere on all of its days. */
  hasConflict: z.boolean(),
});

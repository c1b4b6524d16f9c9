import * as z from 'zod';
import { APPLICATION_STATUSES, UNDECIDED_STATUSES } from './application-moves.ts';
import {
  AUDITION_KINDS,
  AUDITION_ROUNDS,
  INVITATION_STATUSES,
  SEAT_CHANGES,
} from './audition-choices.ts';
import { asksForNudity, NUDITY_REFUSED } from './audition-content.ts';
import { empty, endpoint, json } from './endpoint.ts';
import {
  id,
  instant,
  nullableText,
  optionalNumber,
  optionalWebAddress,
  pageQuery,
  requiredText,
  timeZone,
} from './fields.ts';
import { LIMITS } from './limits.ts';
import { COLLABORATOR_RIGHTS, TAPE_FRAMES } from './production-choices.ts';

const decentText = nullableText(LIMITS.textLength).refine(
  (text) => text === null || !asksForNudity(text),
  NUDITY_REFUSED,
);

/** What is asked of a tape. Without scenes it is one piece. */
export const tapeWishSchema = z.object({
  scenes: z
    .array(
      requiredText(LIMITS.headlineLength, 'Please name the scene').refine(
        (scene) => !asksForNudity(scene),
        NUDITY_REFUSED,
      ),
    )
    .max(LIMITS.tapeScenes, `Please keep it to ${LIMITS.tapeScenes} scenes`),
  /** Name, height, agent, hands: said to the camera before the scene. */
  wantsSlate: z.boolean(),
  frame: z.enum(TAPE_FRAMES).nullable(),
  maxMinutes: optionalNumber({ min: 1, max: 30 }),
});
export type TapeWish = z.output<typeof tapeWishSchema>;

/** What a session is, apart from its times and the people. */
const factsSchema = z.object({
  round: z.enum(AUDITION_ROUNDS),
  kind: z.enum(AUDITION_KINDS),
  place: nullableText(LIMITS.lineLength),
  /** Where a live video audition is joined. */
  link: optionalWebAddress,
  timeZone,
  instructions: decentText,
  /** Files of the production that those who are invited may read. */
  sidesFileIds: z.array(id).max(LIMITS.auditionSides),
  /** How many pages are to be prepared. */
  pages: optionalNumber({ min: 1, max: 500 }),
  isMemorised: z.boolean(),
  /** People choose among the free slots instead of being given one. */
  isOpenBooking: z.boolean(),
  /** Of a self-tape, which has no slots. */
  dueAt: instant.nullable(),
  tape: tapeWishSchema.nullable(),
});
export type AuditionFacts = z.output<typeof factsSchema>;

const roleIds = z
  .array(id)
  .min(1, 'Please choose a role')
  .max(LIMITS.auditionRoles)
  .overwrite((ids) => [...new Set(ids)]);

const span = z
  .object({ from: instant, to: instant })
  .refine(({ from, to }) => from < to, { path: ['to'], message: 'It has to end after it begins' });

/** From which slots are made: each window, around the breaks, in each room. */
export const scheduleSchema = z.object({
  windows: z.array(span).min(1, 'Please say from when to when').max(LIMITS.auditionWindows),
  breaks: z.array(span).max(LIMITS.auditionWindows),
  minutes: z
    .int('Please enter the minutes')
    .min(2, 'At least 2 minutes')
    .max(8 * 60),
  rooms: z
    .array(requiredText(LIMITS.slugLength, 'Please name the room'))
    .min(1, 'At least one room')
    .max(LIMITS.auditionRooms)
    .refine((rooms) => new Set(rooms).size === rooms.length, 'Each room needs its own name'),
  /** How many are seen together. */
  capacity: z.int().min(1).max(LIMITS.slotCapacity),
});
export type ScheduleForm = z.output<typeof scheduleSchema>;

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

const summarySchema = z.object({
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

const sessionSchema = summarySchema.extend({
  ...factsSchema.shape,
  productionTitle: z.string(),
  slots: z.array(slotSchema),
  seats: z.array(seatSchema),
  rights: z.enum(COLLABORATOR_RIGHTS),
});
export type AuditionSession = z.output<typeof sessionSchema>;

/** Somebody who applied and could be seen. */
const candidateSchema = z.object({
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

const params = z.object({ id });
const clients = ['client'] as const;
const lookers = ['client', 'admin'] as const;
const onePath = '/api/auditions/{id}' as const;
const invitationPath = '/api/audition-invitations/{id}' as const;
/** After a change the whole session comes back: everything in it may look different. */
const session = json(sessionSchema);
const PLAN_ERRORS = ['NOT_FOUND', 'FORBIDDEN', 'AUDITION_CANCELLED'] as const;

/** Auditions as the casting team plans them. What talent read of them stands in audition-invitations. */
export const auditionEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/api/productions/{id}/auditions',
    summary: "A production's auditions, or one role's: those to come first, then the latest",
    access: lookers,
    params,
    query: z.object({ ...pageQuery, roleId: id.optional() }),
    response: json(z.object({ items: z.array(summarySchema), nextCursor: z.string().nullable() })),
    errors: ['NOT_FOUND'],
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/productions/{id}/auditions',
    summary: 'Plan an audition. Nobody is told before it is sent',
    access: clients,
    params,
    body: factsSchema.extend({ roleIds, schedule: scheduleSchema.nullable() }),
    response: json(sessionSchema, 201),
    errors: ['NOT_FOUND', 'FORBIDDEN', 'PLAN_LIMIT_REACHED'],
    idempotent: true,
  }),
  get: endpoint({
    method: 'GET',
    path: onePath,
    summary: 'An audition with its slots, its people and what was not sent yet',
    access: lookers,
    params,
    response: session,
    errors: ['NOT_FOUND'],
  }),
  change: endpoint({
    method: 'PATCH',
    path: onePath,
    summary: 'Change what an audition is; those invited are told when it is sent',
    access: clients,
    params,
    body: factsSchema.extend({ roleIds }).partial(),
    response: session,
    errors: [...PLAN_ERRORS],
  }),
  remove: endpoint({
    method: 'DELETE',
    path: onePath,
    summary: 'Remove an audition of which nobody was told',
    access: clients,
    params,
    response: empty,
    errors: ['NOT_FOUND', 'FORBIDDEN', 'AUDITION_SENT'],
  }),
  cancel: endpoint({
    method: 'POST',
    path: `${onePath}/cancellation`,
    summary: 'Call an audition off: everyone invited is told at once',
    access: clients,
    params,
    body: z.object({ note: nullableText(LIMITS.lineLength) }),
    response: session,
    errors: [...PLAN_ERRORS],
  }),
  makeSlots: endpoint({
    method: 'PUT',
    path: `${onePath}/slots`,
    summary: 'Make the slots anew; people keep their order, and who finds no room is not seated',
    access: clients,
    params,
    body: scheduleSchema,
    response: session,
    errors: [...PLAN_ERRORS],
  }),
  addSlot: endpoint({
    method: 'POST',
    path: `${onePath}/slots`,
    summary: 'Add one slot',
    access: clients,
    params,
    body: z.object({
      room: requiredText(LIMITS.slugLength, 'Please name the room'),
      startsAt: instant,
      minutes: z
        .int()
        .min(2)
        .max(8 * 60),
      capacity: z.int().min(1).max(LIMITS.slotCapacity),
    }),
    response: session,
    errors: [...PLAN_ERRORS, 'ROOM_TAKEN'],
  }),
  removeSlot: endpoint({
    method: 'DELETE',
    path: '/api/auditions/{id}/slots/{slotId}',
    summary: 'Remove a slot; whoever was in it is not seated any more',
    access: clients,
    params: z.object({ id, slotId: id }),
    response: session,
    errors: [...PLAN_ERRORS],
  }),
  shift: endpoint({
    method: 'POST',
    path: `${onePath}/shift`,
    summary: 'Move everything by so many minutes; when it is sent, everyone is asked again',
    access: clients,
    params,
    body: z.object({
      minutes: z
        .int()
        .min(-365 * 24 * 60)
        .max(365 * 24 * 60),
    }),
    response: session,
    errors: [...PLAN_ERRORS],
  }),
  seat: endpoint({
    method: 'POST',
    path: `${onePath}/seating`,
    summary: 'Seat, move and take out several at once; all of it or nothing',
    access: clients,
    params,
    body: z.object({
      place: z
        .array(z.object({ talentProfileId: id, roleId: id, slotId: id.nullable() }))
        .max(LIMITS.auditionSeats),
      remove: z.array(z.object({ talentProfileId: id, roleId: id })).max(LIMITS.auditionSeats),
    }),
    response: session,
    errors: [...PLAN_ERRORS, 'SLOT_FULL', 'SEATED_TWICE', 'PLAN_LIMIT_REACHED'],
  }),
  autofill: endpoint({
    method: 'POST',
    path: `${onePath}/autofill`,
    summary: "Seat everyone of a board's column who has no seat yet, in the order of the board",
    access: clients,
    params,
    body: z.object({ roleId: id, status: z.enum(UNDECIDED_STATUSES) }),
    response: session,
    errors: [...PLAN_ERRORS],
  }),
  candidates: endpoint({
    method: 'GET',
    path: `${onePath}/candidates`,
    summary: "Applicants to the audition's roles who are not in it, the furthest along first",
    access: lookers,
    params,
    query: z.object({
      roleId: id.optional(),
      q: z.string().trim().max(LIMITS.searchLengthMax).optional(),
    }),
    response: json(z.object({ items: z.array(candidateSchema), nextCursor: z.null() })),
    errors: ['NOT_FOUND'],
  }),
  send: endpoint({
    method: 'POST',
    path: `${onePath}/send`,
    summary: 'Tell everyone what is new for them, all at once; who has a new time is asked again',
    access: clients,
    params,
    response: json(
      z.object({
        invited: z.number().int(),
        askedAgain: z.number().int(),
        told: z.number().int(),
        cancelled: z.number().int(),
      }),
    ),
    errors: [...PLAN_ERRORS, 'NOBODY_TO_TELL'],
    idempotent: true,
  }),
  setDueTime: endpoint({
    method: 'PUT',
    path: `${invitationPath}/due-time`,
    summary: 'Give someone more time for their tape; they are told at once and asked again',
    access: clients,
    params,
    body: z.object({ dueAt: instant }),
    response: empty,
    errors: ['NOT_FOUND', 'FORBIDDEN', 'INVITATION_ENDED'],
  }),
  attend: endpoint({
    method: 'PATCH',
    path: `${invitationPath}/attendance`,
    summary: 'What happened on the day. The latest tick counts, however late it arrives',
    access: clients,
    params,
    body: z.object({
      /** When it was ticked, on a phone that may have been offline. */
      at: instant,
      status: z.enum(['accepted', 'attended', 'no_show']).optional(),
      checkedInAt: instant.nullable().optional(),
      note: nullableText(LIMITS.textLength).optional(),
    }),
    response: empty,
    errors: ['NOT_FOUND', 'FORBIDDEN', 'INVITATION_ENDED'],
  }),
};

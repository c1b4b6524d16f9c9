import * as z from 'zod';
import { UNDECIDED_STATUSES } from './application-moves.ts';
import { factsSchema, roleIds, scheduleSchema } from './audition-form.ts';
import { candidateSchema, sessionSchema, summarySchema } from './audition-session.ts';
import { empty, endpoint, json } from './endpoint.ts';
import { id, instant, nullableText, pageQuery, requiredText } from './fields.ts';
import { LIMITS } from './limits.ts';

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
    errors: [...PLAN_ERRORS, 'NOBODY_TO_TELL', 'TIME_PASSED'],
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

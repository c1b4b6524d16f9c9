import * as z from 'zod';
import { AUDITION_KINDS, AUDITION_ROUNDS, INVITATION_STATUSES } from './audition-choices.ts';
import { tapeWishSchema } from './audition-form.ts';
import { proposalSchema } from './audition-session.ts';
import { COUNT_CALLS } from './count-calls.ts';
import { endpoint, json, raw } from './endpoint.ts';
import { id, instant, nullableText, requiredText } from './fields.ts';
import { LIMITS } from './limits.ts';
import { mediaSchema } from './media.ts';

/** An invitation as its talent's side reads it: what was sent, never what is being planned. */
const invitationSchema = z.object({
  id,
  status: z.enum(INVITATION_STATUSES),
  respondedAt: instant.nullable(),
  auditionId: id,
  talentProfileId: id,
  roleTitle: z.string(),
  productionTitle: z.string(),
  round: z.enum(AUDITION_ROUNDS),
  kind: z.enum(AUDITION_KINDS),
  /** Of a self-tape when it is due; of one whose time is still to be chosen when the first one is. */
  startsAt: instant,
  endsAt: instant,
  timeZone: z.string(),
  /** One of the free slots is chosen with the answer. */
  isToBeChosen: z.boolean(),
  place: z.string().nullable(),
  room: z.string().nullable(),
  note: z.string().nullable(),
  takes: z.number().int(),
  /** What is sent back with the answer: whoever answers has read this and not what came after it. */
  version: z.number().int(),
  talent: z.object({ userId: id, name: z.string(), photoUrl: z.string().nullable() }),
  callId: id.nullable(),
  applicationId: id.nullable(),
});
export type AuditionInvitation = z.infer<typeof invitationSchema>;

const freeSlotSchema = z.object({ id, room: z.string(), startsAt: instant, endsAt: instant });

const takeSchema = z.object({
  media: mediaSchema,
  scene: z.string().nullable(),
  take: z.number().int(),
  isSlate: z.boolean(),
  isLate: z.boolean(),
  sentAt: instant,
});

const detailSchema = invitationSchema.extend({
  link: z.string().nullable(),
  instructions: z.string().nullable(),
  pages: z.number().int().nullable(),
  isMemorised: z.boolean(),
  tape: tapeWishSchema.nullable(),
  sides: z.array(z.object({ id, fileName: z.string() })),
  /** What the reader has to agree to before the sides of a confidential production open. */
  nda: z.object({ productionId: id, text: z.string() }).optional(),
  proposals: z.array(proposalSchema),
  accessNote: z.string().nullable(),
  /** Those of an open booking that can still be had. */
  freeSlots: z.array(freeSlotSchema),
  takesSent: z.array(takeSchema),
  /** What this talent has accepted at that time, or that they booked it out. */
  overlaps: z.array(z.object({ title: z.string(), startsAt: instant, endsAt: instant })),
  mayAnswer: z.boolean(),
  /** Before it is due a tape may be replaced; after it only added, and it is marked late. */
  maySendTapes: z.boolean(),
});
export type InvitationDetail = z.output<typeof detailSchema>;

const version = z.int();
const why = requiredText(LIMITS.lineLength, 'Please say why');

export const answerSchema = z.discriminatedUnion('answer', [
  z.object({
    answer: z.literal('accept'),
    version,
    /** Of an open booking. */
    slotId: id.nullable().default(null),
    /** Accepts although something else was accepted at that time. */
    confirmOverlap: z.boolean().default(false),
    accessNote: nullableText(LIMITS.lineLength).default(null),
  }),
  z.object({ answer: z.literal('decline'), version, note: why }),
  z.object({
    answer: z.literal('reschedule'),
    version,
    note: why,
    /** Times that would work; of a self-tape until when. */
    proposals: z.array(proposalSchema).max(LIMITS.proposals),
  }),
]);

const params = z.object({ id });
const ownSide = ['client', 'talent', 'agent'] as const;
const onePath = '/api/audition-invitations/{id}' as const;
const list = json(z.object({ invitations: z.array(invitationSchema) }));

export const auditionInvitationEndpoints = {
  invitationsOfTalent: endpoint({
    ...COUNT_CALLS.invitationsOfTalent,
    summary: 'Invitations to auditions of one talent: oneself, or one that the agent works with',
    access: ['talent', 'agent', 'admin'],
    query: z.object({ talentUserId: id }),
    response: list,
    errors: ['NOT_FOUND'],
  }),
  invitations: endpoint({
    method: 'GET',
    path: '/api/auditions/invitations',
    summary: 'Invitations of everyone the viewer answers for, or of those in one portfolio',
    access: ownSide,
    query: z.object({ portfolioId: id.optional() }),
    response: list,
    errors: ['NOT_FOUND'],
  }),
  get: endpoint({
    method: 'GET',
    path: onePath,
    summary: 'An invitation with everything that was sent with it',
    access: 'signed-in',
    params,
    response: json(detailSchema),
    errors: ['NOT_FOUND'],
  }),
  answer: endpoint({
    method: 'PUT',
    path: `${onePath}/answer`,
    summary: 'Accept, decline or ask for another time; until it begins, the last answer counts',
    access: ownSide,
    params,
    body: answerSchema,
    response: json(detailSchema),
    errors: ['NOT_FOUND', 'CONFLICT', 'INVITATION_ENDED', 'SLOT_TAKEN', 'TIME_OVERLAPS'],
  }),
  sendTakes: endpoint({
    method: 'PUT',
    path: `${onePath}/takes`,
    summary: 'Send the takes of a self-tape: all that are to be seen, in order',
    access: ownSide,
    params,
    body: z.object({
      takes: z
        .array(
          z.object({
            mediaId: id,
            scene: nullableText(LIMITS.headlineLength),
            take: z.int().min(1).max(99),
            isSlate: z.boolean(),
          }),
        )
        .min(1, 'Please choose at least one take')
        .max(LIMITS.takes, `Please keep it to ${LIMITS.takes} takes`),
    }),
    response: json(detailSchema),
    errors: ['NOT_FOUND', 'INVITATION_ENDED', 'MEDIA_NOT_USABLE', 'TAPE_DUE'],
  }),
  takes: endpoint({
    method: 'GET',
    path: `${onePath}/takes`,
    summary: 'The takes that someone sent, for the casting team',
    access: ['client', 'admin'],
    params,
    response: json(z.object({ items: z.array(takeSchema), nextCursor: z.null() })),
    errors: ['NOT_FOUND'],
  }),
  calendar: endpoint({
    method: 'GET',
    path: `${onePath}/calendar`,
    summary: 'An invitation as an iCalendar file',
    access: 'signed-in',
    params,
    response: raw('text/calendar'),
    errors: ['NOT_FOUND'],
  }),
};

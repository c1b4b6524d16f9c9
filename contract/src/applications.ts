import * as z from 'zod';
import { ANSWERS, APPLICATION_STATUSES, TEAM_REASONS } from './application-moves.ts';
import { CALL_STATUSES } from './call-summary.ts';
import { moveOutcomeSchema, teamDetailSchema } from './casting-board.ts';
import { termsChangeSchema } from './casting-calls.ts';
import { empty, endpoint, json } from './endpoint.ts';
import { id, instant, nullableText, pageQuery } from './fields.ts';
import { LIMITS } from './limits.ts';
import { sentSchema, submitterSchema } from './sent-application.ts';

const status = z.enum(APPLICATION_STATUSES);
const person = z.object({ id, name: z.string(), photoUrl: z.string().nullable() });

/** An application as its talent's side sees it: what was decided, never what the team thinks. */
const ownApplicationSchema = z.object({
  id,
  roleId: id,
  roleTitle: z.string(),
  productionTitle: z.string(),
  callId: id,
  callStatus: z.enum(CALL_STATUSES),
  talent: person,
  submittedBy: submitterSchema,
  status,
  statusSince: instant,
  /** Of a no: what the talent reads. */
  answer: z.enum(ANSWERS).nullable(),
  createdAt: instant,
  /** Until when the call is open; answers come after it at the latest. */
  callDeadline: instant.nullable(),
  /** Pay, dates or content changed since: confirm or withdraw. */
  needsConfirmation: z.boolean(),
  /** The next audition for the role that waits for an answer or was accepted. */
  nextAudition: z
    .object({ invitationId: id, at: instant.nullable(), isAnswered: z.boolean() })
    .nullable(),
});
export type OwnApplication = z.output<typeof ownApplicationSchema>;

/** What becomes of an application; the own side also confirms and sends while it stays where it is. */
const OWN_HISTORY_ACTS = ['moved', 'terms_confirmed', 'tape_sent'] as const;

const ownChangeSchema = z.object({
  id,
  act: z.enum(OWN_HISTORY_ACTS),
  from: status.nullable(),
  to: status,
  /** Who of the talent's own side did it; nobody: the casting team or the system. */
  byName: z.string().nullable(),
  isByOwnSide: z.boolean(),
  answer: z.enum(ANSWERS).nullable(),
  createdAt: instant,
});

const ownDetailSchema = ownApplicationSchema.extend({
  view: z.literal('own'),
  ...sentSchema,
  history: z.array(ownChangeSchema),
  callVersion: z.number().int(),
  currentVersion: z.number().int(),
  changes: z.array(termsChangeSchema),
  abilities: z.object({
    mayWithdraw: z.boolean(),
    mayApplyAgain: z.boolean(),
    mayConfirm: z.boolean(),
    /** The tape that the role asks for may follow, or be replaced, until it is due. */
    maySendTape: z.boolean(),
  }),
});
export type OwnApplicationDetail = z.output<typeof ownDetailSchema>;

/** What is sent with an application. The form's rules that depend on the call are the server's. */
export const applySchema = z.object({
  talentProfileId: id,
  note: nullableText(LIMITS.textLength),
  mediaIds: z.array(id).max(LIMITS.applicationMedia, 'Please choose fewer'),
  selfTapeMediaId: id.nullable().default(null),
  answers: z
    .array(z.object({ questionId: id, text: z.string().trim().max(LIMITS.textLength) }))
    .max(LIMITS.questions),
  /** The version of the call that was read. */
  callVersion: z.int().optional(),
});
export type ApplyForm = z.output<typeof applySchema>;

const draftSchema = applySchema.omit({ talentProfileId: true }).extend({ updatedAt: instant });

const params = z.object({ id });
const callParams = z.object({ id });
const ownSide = ['client', 'talent', 'agent'] as const;
const onePath = '/api/applications/{id}' as const;

export const applicationEndpoints = {
  listOfTalent: endpoint({
    method: 'GET',
    path: '/api/applications',
    summary:
      "A talent's applications and where each stands, the latest change first; without a talent those of everybody the viewer submits for",
    access: 'signed-in',
    query: z.object({
      ...pageQuery,
      talentProfileId: id.optional(),
      scope: z.enum(['live', 'ended', 'all']).default('all'),
    }),
    response: json(
      z.object({ items: z.array(ownApplicationSchema), nextCursor: z.string().nullable() }),
    ),
    errors: ['NOT_FOUND'],
  }),
  get: endpoint({
    method: 'GET',
    path: onePath,
    summary: 'An application, as its talent’s side or as the casting team sees it',
    access: 'signed-in',
    params,
    response: json(z.discriminatedUnion('view', [ownDetailSchema, teamDetailSchema])),
    errors: ['NOT_FOUND'],
  }),
  apply: endpoint({
    method: 'POST',
    path: '/api/casting-calls/{id}/applications',
    summary: 'Apply to a call: for oneself, for a child, or as an agent for a talent',
    access: ownSide,
    params: callParams,
    body: applySchema,
    response: json(ownDetailSchema, 201),
    errors: [
      'NOT_FOUND',
      'CALL_NOT_OPEN',
      'ALREADY_APPLIED',
      'TERMS_CHANGED',
      'MEDIA_NOT_USABLE',
      'NOT_FOR_MINORS',
      'CLIENT_NOT_VERIFIED',
      'NOT_YOURS_TO_SUBMIT',
    ],
    idempotent: true,
  }),
  draft: endpoint({
    method: 'GET',
    path: '/api/casting-calls/{id}/application-draft',
    summary: 'What was written towards an application and not yet sent',
    access: ownSide,
    params: callParams,
    query: z.object({ talentProfileId: id }),
    response: json(z.object({ draft: draftSchema.nullable() })),
    errors: ['NOT_FOUND'],
  }),
  saveDraft: endpoint({
    method: 'PUT',
    path: '/api/casting-calls/{id}/application-draft',
    summary: 'Keep what was written so far',
    access: ownSide,
    params: callParams,
    body: applySchema,
    response: empty,
    errors: ['NOT_FOUND'],
  }),
  sendTape: endpoint({
    method: 'PUT',
    path: `${onePath}/self-tape`,
    summary: 'Send the self-tape after the application, or another in its place',
    access: ownSide,
    params,
    body: z.object({ selfTapeMediaId: id }),
    response: json(ownDetailSchema),
    errors: ['NOT_FOUND', 'ILLEGAL_MOVE', 'MEDIA_NOT_USABLE'],
  }),
  confirm: endpoint({
    method: 'POST',
    path: `${onePath}/confirmation`,
    summary: 'Stay in under the changed terms of a call',
    access: ownSide,
    params,
    body: z.object({ version: z.int() }),
    response: json(ownDetailSchema),
    errors: ['NOT_FOUND', 'TERMS_CHANGED', 'ILLEGAL_MOVE'],
  }),
  setStatus: endpoint({
    method: 'PATCH',
    path: `${onePath}/status`,
    summary:
      'Move an application. A no of the team waits in the tray until it is sent; offers and bookings happen through an offer only',
    access: ownSide,
    params,
    body: z.object({
      status,
      /** Why, where someone outside the team reads it: of a release, of a withdrawal. */
      reason: nullableText(LIMITS.lineLength).optional(),
      answer: z.enum(ANSWERS).optional(),
      teamReason: z.enum(TEAM_REASONS).nullable().optional(),
    }),
    response: json(moveOutcomeSchema),
    errors: [
      'NOT_FOUND',
      'FORBIDDEN',
      'ILLEGAL_MOVE',
      'ROLE_CANCELLED',
      'CALL_NOT_OPEN',
      'ALREADY_APPLIED',
    ],
  }),
};

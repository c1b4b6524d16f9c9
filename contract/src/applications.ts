import * as z from 'zod';
import {
  ANSWERS,
  APPLICATION_STATUSES,
  PICKS,
  TEAM_REASONS,
  TEAM_TARGETS,
} from './application-moves.ts';
import { CALL_STATUSES, termsChangeSchema } from './casting-calls.ts';
import { empty, endpoint, json } from './endpoint.ts';
import { id, instant, nullableText, optionalWebAddress, requiredText } from './fields.ts';
import { fitReasonSchema, fitSchema } from './fit.ts';
import { LIMITS } from './limits.ts';
import { mediaSchema } from './media.ts';
import { COLLABORATOR_RIGHTS, type REQUESTED_MEDIA } from './production-choices.ts';
import { boardCountsSchema } from './production-roles.ts';

const status = z.enum(APPLICATION_STATUSES);
const person = z.object({ id, name: z.string(), photoUrl: z.string().nullable() });

/** Who sent it: the talent, or an agent for them. */
const submitterSchema = z.object({ name: z.string(), agencyName: z.string().nullable() });

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

const answerSchema = z.object({ questionId: id, question: z.string(), text: z.string() });

const ownChangeSchema = z.object({
  id,
  from: status.nullable(),
  to: status,
  /** Who of the talent's own side did it; nobody: the casting team or the system. */
  byName: z.string().nullable(),
  isByOwnSide: z.boolean(),
  answer: z.enum(ANSWERS).nullable(),
  createdAt: instant,
});

const sentSchema = {
  note: z.string().nullable(),
  media: z.array(mediaSchema),
  selfTape: mediaSchema.nullable(),
  answers: z.array(answerSchema),
};

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
  }),
});
export type OwnApplicationDetail = z.output<typeof ownDetailSchema>;

/** What one team member thinks. The pick and the rating are their own; the team sees the average. */
const ownMarkSchema = z.object({
  pick: z.enum(PICKS).nullable(),
  rating: z.number().int().min(1).max(5).nullable(),
});

/** A face on the board. */
const cardSchema = z.object({
  id,
  talentProfileId: id,
  name: z.string(),
  photoUrl: z.string().nullable(),
  playingAgeMin: z.number().int().nullable(),
  playingAgeMax: z.number().int().nullable(),
  /** Where they are; of a child the region. */
  place: z.string().nullable(),
  gender: z.string().nullable(),
  heightCm: z.number().int().nullable(),
  unionIds: z.array(z.string()),
  agencyName: z.string().nullable(),
  status,
  statusSince: instant,
  createdAt: instant,
  /** A no that waits in the tray: nobody outside the team knows of it. */
  unsentAnswer: z.enum(ANSWERS).nullable(),
  teamReason: z.enum(TEAM_REASONS).nullable(),
  fit: fitSchema,
  own: ownMarkSchema,
  rating: z.object({ average: z.number().nullable(), count: z.number().int() }),
  tags: z.array(z.string()),
  noteCount: z.number().int(),
  /** How long the film among what was sent runs. */
  reelMs: z.number().int().nullable(),
  hasSelfTape: z.boolean(),
  needsConfirmation: z.boolean(),
  isMinor: z.boolean(),
});
export type Card = z.output<typeof cardSchema>;

/** Somebody who is not on Callboard: an idea, an e-mail, a phone pitch. Seen by the team only. */
export const OUTSIDE_COLUMNS = [
  'submitted',
  'viewed',
  'shortlisted',
  'audition',
  'callback',
  'offered',
  'booked',
  'not_selected',
] as const;
export const outsidePersonFormSchema = z.object({
  name: requiredText(LIMITS.nameLength, 'Name is required'),
  agent: nullableText(LIMITS.nameLength),
  link: optionalWebAddress,
  note: nullableText(LIMITS.textLength),
  status: z.enum(OUTSIDE_COLUMNS),
});
export type OutsidePersonForm = z.output<typeof outsidePersonFormSchema>;
const outsidePersonSchema = outsidePersonFormSchema.extend({
  id,
  link: z.string().nullable(),
  addedBy: z.string(),
  createdAt: instant,
});
export type OutsidePerson = z.output<typeof outsidePersonSchema>;

const noteSchema = z.object({
  id,
  text: z.string(),
  author: z.object({ userId: id, name: z.string() }),
  isOwn: z.boolean(),
  createdAt: instant,
  updatedAt: instant,
});
export type ApplicationNote = z.output<typeof noteSchema>;

const teamChangeSchema = z.object({
  id,
  from: status.nullable(),
  to: status,
  byName: z.string().nullable(),
  onBehalfOfName: z.string().nullable(),
  answer: z.enum(ANSWERS).nullable(),
  teamReason: z.enum(TEAM_REASONS).nullable(),
  reason: z.string().nullable(),
  /** Until then the talent's side has not heard of it. */
  toldAt: instant.nullable(),
  createdAt: instant,
});

const teamDetailSchema = cardSchema.extend({
  view: z.literal('team'),
  roleId: id,
  headline: z.string().nullable(),
  ...sentSchema,
  reasons: z.array(fitReasonSchema),
  submittedBy: submitterSchema,
  notes: z.array(noteSchema),
  /** One's own among the team's. */
  ownTags: z.array(z.string()),
  history: z.array(teamChangeSchema),
  rights: z.enum(COLLABORATOR_RIGHTS),
});
export type TeamApplication = z.output<typeof teamDetailSchema>;

const outcomeSchema = z.object({
  /** Names the act, to undo it. Nothing moved: none. */
  moveId: id.nullable(),
  moved: z.number().int(),
  /** Those that could not go there from where they are. */
  refusedIds: z.array(id),
  /** Until then it can be undone, and nobody is told. */
  undoUntil: instant.nullable(),
});
export type MoveOutcome = z.output<typeof outcomeSchema>;

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
const clients = ['client'] as const;
const viewers = ['client', 'admin'] as const;
const ownSide = ['client', 'talent', 'agent'] as const;
const ofRole = '/api/production-roles/{id}' as const;
const onePath = '/api/applications/{id}' as const;
const page = {
  cursor: z.string().max(LIMITS.cursorLength).optional(),
  limit: z.coerce.number().int().min(1).max(LIMITS.pageSizeMax).default(LIMITS.pageSize),
};

export const applicationEndpoints = {
  listOfTalent: endpoint({
    method: 'GET',
    path: '/api/applications',
    summary:
      "A talent's applications and where each stands, the latest change first; without a talent those of everybody the viewer submits for",
    access: 'signed-in',
    query: z.object({
      ...page,
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
  board: endpoint({
    method: 'GET',
    path: `${ofRole}/applications`,
    summary:
      "A role's applications as faces, the newest first, with how many stand where; with `ids` these only",
    access: viewers,
    params,
    query: z.object({
      cursor: page.cursor,
      limit: z.coerce.number().int().min(1).max(LIMITS.boardPageSize).default(LIMITS.boardPageSize),
      ids: z.union([id, z.array(id).max(LIMITS.pageSizeMax)]).optional(),
    }),
    response: json(
      z.object({
        items: z.array(cardSchema),
        nextCursor: z.string().nullable(),
        counts: boardCountsSchema,
        rights: z.enum(COLLABORATOR_RIGHTS),
      }),
    ),
    errors: ['NOT_FOUND'],
  }),
  view: endpoint({
    method: 'POST',
    path: `${onePath}/view`,
    summary: 'Note that the team has opened it; the first time makes it viewed',
    access: clients,
    params,
    response: empty,
    errors: ['NOT_FOUND'],
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
    response: json(outcomeSchema),
    errors: ['NOT_FOUND', 'FORBIDDEN', 'ILLEGAL_MOVE', 'CALL_NOT_OPEN', 'ALREADY_APPLIED'],
  }),
  move: endpoint({
    method: 'POST',
    path: `${ofRole}/moves`,
    summary: 'Move many at once; those that cannot go there stay and are named',
    access: clients,
    params,
    body: z.object({
      applicationIds: z.array(id).min(1).max(LIMITS.movesAtOnce),
      to: z.enum([...TEAM_TARGETS, 'not_selected']),
      answer: z.enum(ANSWERS).default('not_moving_forward'),
      teamReason: z.enum(TEAM_REASONS).nullable().default(null),
    }),
    response: json(outcomeSchema),
    errors: ['NOT_FOUND', 'FORBIDDEN'],
    idempotent: true,
  }),
  undoMove: endpoint({
    method: 'POST',
    path: `${ofRole}/moves/{moveId}/undo`,
    summary: 'Take a move back before anyone outside the team has heard of it',
    access: clients,
    params: z.object({ id, moveId: id }),
    response: json(z.object({ undone: z.number().int() })),
    errors: ['NOT_FOUND', 'FORBIDDEN', 'TOO_LATE_TO_UNDO'],
  }),
  sendAnswers: endpoint({
    method: 'POST',
    path: `${ofRole}/unsent-answers/send`,
    summary: 'Send the answers in the tray: these, or all',
    access: clients,
    params,
    body: z.object({ applicationIds: z.array(id).max(LIMITS.movesAtOnce).nullable() }),
    response: json(z.object({ sent: z.number().int() })),
    errors: ['NOT_FOUND', 'FORBIDDEN'],
    idempotent: true,
  }),
  mark: endpoint({
    method: 'PATCH',
    path: `${onePath}/mark`,
    summary: "Change one's own pick, rating or tags; what is left out stays",
    access: clients,
    params,
    body: z.object({
      pick: z.enum(PICKS).nullable().optional(),
      rating: z.int().min(1).max(5).nullable().optional(),
      tags: z
        .array(requiredText(LIMITS.tagLength, 'Please write the tag'))
        .max(LIMITS.tags, 'Please use fewer tags')
        .overwrite((tags) => [...new Set(tags)])
        .optional(),
    }),
    response: empty,
    errors: ['NOT_FOUND', 'FORBIDDEN'],
  }),
  addNote: endpoint({
    method: 'POST',
    path: `${onePath}/notes`,
    summary: 'Write a note for the team',
    access: clients,
    params,
    body: z.object({ text: requiredText(LIMITS.textLength, 'Please write something') }),
    response: json(noteSchema, 201),
    errors: ['NOT_FOUND', 'FORBIDDEN', 'PLAN_LIMIT_REACHED'],
    idempotent: true,
  }),
  changeNote: endpoint({
    method: 'PATCH',
    path: '/api/application-notes/{id}',
    summary: "Change one's own note",
    access: clients,
    params,
    body: z.object({ text: requiredText(LIMITS.textLength, 'Please write something') }),
    response: json(noteSchema),
    errors: ['NOT_FOUND', 'FORBIDDEN'],
  }),
  removeNote: endpoint({
    method: 'DELETE',
    path: '/api/application-notes/{id}',
    summary: "Remove one's own note",
    access: clients,
    params,
    response: empty,
    errors: ['NOT_FOUND', 'FORBIDDEN'],
  }),
  outsidePeople: endpoint({
    method: 'GET',
    path: `${ofRole}/outside-people`,
    summary: 'People thought of for a role who are not on Callboard',
    access: viewers,
    params,
    // All of them: a role has no more than its limit.
    response: json(z.object({ items: z.array(outsidePersonSchema), nextCursor: z.null() })),
    errors: ['NOT_FOUND'],
  }),
  addOutsidePerson: endpoint({
    method: 'POST',
    path: `${ofRole}/outside-people`,
    summary: 'Add somebody who is not on Callboard, by name',
    access: clients,
    params,
    body: outsidePersonFormSchema.partial().required({ name: true }),
    response: json(outsidePersonSchema, 201),
    errors: ['NOT_FOUND', 'FORBIDDEN', 'PLAN_LIMIT_REACHED'],
    idempotent: true,
  }),
  changeOutsidePerson: endpoint({
    method: 'PATCH',
    path: '/api/outside-people/{id}',
    summary: 'Change or move somebody who is not on Callboard',
    access: clients,
    params,
    body: outsidePersonFormSchema.partial(),
    response: json(outsidePersonSchema),
    errors: ['NOT_FOUND', 'FORBIDDEN'],
  }),
  removeOutsidePerson: endpoint({
    method: 'DELETE',
    path: '/api/outside-people/{id}',
    summary: 'Remove somebody who is not on Callboard',
    access: clients,
    params,
    response: empty,
    errors: ['NOT_FOUND', 'FORBIDDEN'],
  }),
};

/** What a call asks to be sent along. Only a self-tape that is due already is missed. */
export type RequestedMedia = (typeof REQUESTED_MEDIA)[number];

import * as z from 'zod';
import {
  ANSWERS,
  APPLICATION_STATUSES,
  PICKS,
  TEAM_REASONS,
  TEAM_TARGETS,
} from './application-moves.ts';
import { boardCountsSchema } from './board-counts.ts';
import { empty, endpoint, json } from './endpoint.ts';
import { faceFields } from './face.ts';
import { cursor, id, instant, pageLimit, requiredText } from './fields.ts';
import { fitReasonSchema, fitSchema } from './fit.ts';
import { LIMITS } from './limits.ts';
import { COLLABORATOR_RIGHTS } from './production-choices.ts';
import { sentSchema, submitterSchema } from './sent-application.ts';

const status = z.enum(APPLICATION_STATUSES);

/** What one team member thinks. The pick and the rating are their own; the team sees the average. */
const ownMarkSchema = z.object({
  pick: z.enum(PICKS).nullable(),
  rating: z.number().int().min(1).max(5).nullable(),
});

/** A face on the board. */
const cardSchema = z.object({
  id,
  talentProfileId: id,
  ...faceFields,
  unionIds: z.array(z.string()),
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

export const teamDetailSchema = cardSchema.extend({
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

export const moveOutcomeSchema = z.object({
  /** Names the act, to undo it. Nothing moved: none. */
  moveId: id.nullable(),
  moved: z.number().int(),
  /** Those that could not go there from where they are. */
  refusedIds: z.array(id),
  /** Until then it can be undone, and nobody is told. */
  undoUntil: instant.nullable(),
});
export type MoveOutcome = z.output<typeof moveOutcomeSchema>;

const params = z.object({ id });
const clients = ['client'] as const;
const ofRole = '/api/production-roles/{id}' as const;
const onePath = '/api/applications/{id}' as const;

/** What only the team does with a role's applications. */
export const castingBoardEndpoints = {
  board: endpoint({
    method: 'GET',
    path: `${ofRole}/applications`,
    summary:
      "A role's applications as faces, the newest first, with how many stand where; with `ids` these only",
    access: ['client', 'admin'],
    params,
    query: z.object({
      cursor,
      limit: pageLimit(LIMITS.boardPageSize, LIMITS.boardPageSize),
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
    response: json(moveOutcomeSchema),
    errors: ['NOT_FOUND', 'FORBIDDEN', 'ROLE_CANCELLED'],
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
};

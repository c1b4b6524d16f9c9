import * as z from 'zod';
import { APPLICATION_STATUSES } from './application-moves.ts';
import { endpoint, json } from './endpoint.ts';
import { id, nullableText } from './fields.ts';
import { fitReasonSchema, fitSchema } from './fit.ts';
import { LIMITS } from './limits.ts';

/** Why a talent cannot be submitted together with others. */
export const OBSTACLES = [
  /** By what was agreed on, the talent submits. */
  'not_yours_to_submit',
  'not_for_minors',
  /** A child, and whoever posted the call is not verified. */
  'client_not_verified',
  /** The call asks questions, or for a self-tape: it has to be applied to one by one. */
  'needs_answers',
] as const;

const standing = {
  fit: fitSchema,
  /** Nothing that decides speaks against it. */
  isFor: z.boolean(),
  /** The latest application to the role, whoever sent it. */
  application: z
    .object({ id, status: z.enum(APPLICATION_STATUSES), submittedByName: z.string() })
    .nullable(),
  obstacle: z.enum(OBSTACLES).nullable(),
};

const talentSchema = z.object({
  talentProfileId: id,
  name: z.string(),
  photoUrl: z.string().nullable(),
});

/** A talent of the roster beside one call. */
const candidateSchema = talentSchema.extend({ ...standing, reasons: z.array(fitReasonSchema) });
export type SubmissionCandidate = z.output<typeof candidateSchema>;

/** A talent of the roster beside each role of a breakdown. */
const gridRowSchema = talentSchema.extend({
  cells: z.array(z.object({ callId: id, ...standing })),
});
export type SubmissionRow = z.output<typeof gridRowSchema>;

export const SUBMISSION_OUTCOMES = ['submitted', 'already_submitted', 'refused'] as const;

const outcomeSchema = z.object({
  callId: id,
  talentProfileId: id,
  outcome: z.enum(SUBMISSION_OUTCOMES),
  applicationId: id.nullable(),
  /** What to read where it is not submitted, such as by whom it was already. */
  message: z.string().nullable(),
});
export type SubmissionOutcome = z.output<typeof outcomeSchema>;

const params = z.object({ id });
const query = z.object({ portfolioId: id });

export const submissionEndpoints = {
  candidates: endpoint({
    method: 'GET',
    path: '/api/casting-calls/{id}/candidates',
    summary: "The agent's talents beside a call, those who fit best first, each with the reasons",
    access: ['agent'],
    params,
    query,
    response: json(z.object({ items: z.array(candidateSchema), nextCursor: z.null() })),
    errors: ['NOT_FOUND'],
  }),
  grid: endpoint({
    method: 'GET',
    path: '/api/breakdowns/{id}/candidates',
    summary: "The open roles of a breakdown and the agent's talents, each beside every role",
    access: ['agent'],
    params,
    query,
    response: json(
      z.object({
        productionTitle: z.string(),
        calls: z.array(
          z.object({
            id,
            roleTitle: z.string(),
            roleKind: z.string().nullable(),
            needsAnswers: z.boolean(),
          }),
        ),
        talents: z.array(gridRowSchema),
      }),
    ),
    errors: ['NOT_FOUND'],
  }),
  submit: endpoint({
    method: 'POST',
    path: '/api/submissions',
    summary: 'Submit several talents at once, each to a call, with the outcome of each',
    access: ['agent'],
    body: z.object({
      portfolioId: id,
      submissions: z
        .array(
          z.object({
            callId: id,
            talentProfileId: id,
            note: nullableText(LIMITS.textLength),
          }),
        )
        .min(1)
        .max(LIMITS.submissionsAtOnce),
    }),
    response: json(z.object({ outcomes: z.array(outcomeSchema) })),
    errors: ['NOT_FOUND'],
    idempotent: true,
  }),
};

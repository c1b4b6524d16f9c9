import * as z from 'zod';
import { empty, endpoint, json } from './endpoint.ts';
import { email, id, instant, pageQuery, requiredText } from './fields.ts';
import { LIMITS } from './limits.ts';
import { REPORT_REASONS, REPORT_SOURCES, REPORT_STATUSES, REPORT_SUBJECTS } from './moderation.ts';
import { givenPassword } from './password.ts';
import { ROLES } from './roles.ts';

/** Nothing was wrong; be told; what was reported goes; shut out. */
export const MODERATION_DECISIONS = ['dismiss', 'warn', 'remove', 'suspend'] as const;
export type ModerationDecision = (typeof MODERATION_DECISIONS)[number];
export const APPEAL_OUTCOMES = ['upheld', 'overturned'] as const;

/** The same thing reported by several is one case, and is decided once. */
const subject = { subject: z.enum(REPORT_SUBJECTS), subjectId: id };

const caseSchema = z.object({
  ...subject,
  status: z.enum(REPORT_STATUSES),
  /** The gravest of those given. */
  reason: z.enum(REPORT_REASONS),
  reports: z.number().int(),
  /** Somebody under 18 takes part in it. */
  concernsMinor: z.boolean(),
  firstReportedAt: instant,
  /** What it is called: a role, a name, the beginning of a message. */
  title: z.string(),
  /** Whom it is against, where that is known. */
  against: z.object({ id, name: z.string() }).nullable(),
});
export type ReportCase = z.output<typeof caseSchema>;

/** A decision that was made, with the one appeal that there may be. */
const decisionSchema = z.object({
  id,
  ...subject,
  title: z.string(),
  decision: z.enum(MODERATION_DECISIONS),
  reason: z.string(),
  decidedAt: instant,
  liftedAt: instant.nullable(),
  appeal: z
    .object({
      text: z.string(),
      at: instant,
      outcome: z.enum(APPEAL_OUTCOMES).nullable(),
      reason: z.string().nullable(),
      decidedAt: instant.nullable(),
    })
    .nullable(),
});
export type DecisionMade = z.output<typeof decisionSchema>;

const historySchema = z.object({
  id,
  name: z.string(),
  role: z.enum(ROLES),
  email: z.string().nullable(),
  memberSince: instant,
  isVerified: z.boolean(),
  suspendedAt: instant.nullable(),
  /** Reports that they made, and how many of those were found right. */
  reportsMade: z.number().int(),
  reportsActedOn: z.number().int(),
  /** Cases against them, decided or not, and what was decided, newest first. */
  casesAgainst: z.number().int(),
  decisions: z.array(decisionSchema),
});
export type PersonHistory = z.output<typeof historySchema>;

const reportDetailSchema = z.object({
  id,
  source: z.enum(REPORT_SOURCES),
  /** Of a case that was decided before and is open again, some are. */
  status: z.enum(REPORT_STATUSES),
  reason: z.enum(REPORT_REASONS),
  note: z.string().nullable(),
  findings: z.array(z.string()),
  reporter: historySchema.nullable(),
  createdAt: instant,
});

const openedCaseSchema = caseSchema.extend({
  items: z.array(reportDetailSchema),
  accused: historySchema.nullable(),
  /** What was reported, in a few lines; messages are read with those around them by their own call. */
  lines: z.array(z.object({ label: z.string(), text: z.string() })),
  /** Where it is seen inside Callboard. */
  link: z.string().nullable(),
  /** Whether there is something that can be taken away: a message, an open call. */
  canRemove: z.boolean(),
  /** What was decided, once it was. */
  decided: z.array(decisionSchema.extend({ decidedBy: z.string().nullable() })),
});
export type OpenedCase = z.output<typeof openedCaseSchema>;

const appealText = requiredText(LIMITS.textLength, 'Please say why this should be looked at again');
const reason = requiredText(LIMITS.lineLength, 'Please give a reason');
const caseParams = z.object(subject);
const caseOf = '/api/admin/reports/{subject}/{subjectId}' as const;

export const reportReviewEndpoints = {
  queue: endpoint({
    method: 'GET',
    path: '/api/admin/reports',
    summary: "Cases: minors' safety first, then the gravest, then the oldest; decided ones by date",
    access: ['admin'],
    query: z.object({
      status: z.enum(REPORT_STATUSES).default('open'),
      subject: z.enum(REPORT_SUBJECTS).optional(),
      reason: z.enum(REPORT_REASONS).optional(),
      againstUserId: id.optional(),
      ...pageQuery,
    }),
    response: json(z.object({ items: z.array(caseSchema), nextCursor: z.string().nullable() })),
  }),
  openCase: endpoint({
    method: 'GET',
    path: caseOf,
    summary: 'A case with every report, what it is about and the history of both sides',
    access: ['admin'],
    params: caseParams,
    response: json(openedCaseSchema),
    errors: ['NOT_FOUND'],
  }),
  decideCase: endpoint({
    method: 'POST',
    path: `${caseOf}/decision`,
    summary: 'Decide a case; reporters and the reported person are told, with the reason',
    access: ['admin'],
    params: caseParams,
    body: z.object({
      decision: z.enum(MODERATION_DECISIONS, 'Please choose a decision'),
      reason,
      /** With a warning or a suspension: what was reported goes as well. */
      removeToo: z.boolean().default(false),
    }),
    response: empty,
    errors: ['NOT_FOUND', 'CONFLICT', 'NOTHING_TO_REMOVE'],
  }),
  appeals: endpoint({
    method: 'GET',
    path: '/api/admin/appeals',
    summary: 'Decisions that someone asked to look at again, the oldest first',
    access: ['admin'],
    query: z.object({ ...pageQuery }),
    response: json(
      z.object({
        items: z.array(
          decisionSchema.extend({ person: historySchema, decidedBy: z.string().nullable() }),
        ),
        nextCursor: z.string().nullable(),
      }),
    ),
  }),
  decideAppeal: endpoint({
    method: 'POST',
    path: '/api/admin/appeals/{id}/decision',
    summary: 'Uphold a decision or overturn it; overturning lifts a suspension',
    access: ['admin'],
    params: z.object({ id }),
    body: z.object({ outcome: z.enum(APPEAL_OUTCOMES, 'Please choose an outcome'), reason }),
    response: empty,
    errors: ['NOT_FOUND', 'CONFLICT'],
  }),
  ownDecisions: endpoint({
    method: 'GET',
    path: '/api/account/moderation',
    summary: 'What moderators decided about oneself, newest first',
    access: 'signed-in',
    response: json(z.object({ items: z.array(decisionSchema), nextCursor: z.null() })),
  }),
  appeal: endpoint({
    method: 'POST',
    path: '/api/account/moderation/{id}/appeal',
    summary: 'Ask once for another look at a decision',
    access: 'signed-in',
    params: z.object({ id }),
    body: z.object({ text: appealText }),
    response: empty,
    errors: ['NOT_FOUND', 'APPEALED_ALREADY'],
    limit: { points: 20, seconds: 60 * 60, per: 'user' },
  }),
  appealSuspension: endpoint({
    method: 'POST',
    path: '/api/auth/suspension-appeal',
    summary:
      'Ask for another look at a suspension: whoever is suspended cannot sign in, but proves who they are',
    access: 'public',
    body: z.object({ email, password: givenPassword, text: appealText }),
    response: empty,
    errors: ['INVALID_CREDENTIALS', 'NOT_FOUND', 'APPEALED_ALREADY', 'TOO_MANY_REQUESTS'],
    limit: { points: 10, seconds: 15 * 60, per: 'address' },
  }),
};

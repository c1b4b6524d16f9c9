import * as z from 'zod';
import { COUNT_CALLS } from './count-calls.ts';
import { empty, endpoint, json, raw } from './endpoint.ts';
import { id, instant, nullableText, pageQuery, requiredText } from './fields.ts';
import { LIMITS } from './limits.ts';
import { ROLES } from './roles.ts';

export const VERIFICATION_KINDS = ['professional', 'identity'] as const;
export type VerificationKind = (typeof VERIFICATION_KINDS)[number];
export const VERIFICATION_REQUEST_STATUSES = ['pending', 'approved', 'rejected'] as const;
/** Stands where the person's own words are, in the decision that ends a verification. */
export const REVOKED_STATEMENT = 'The verification was taken back.';

/** A paper or picture that proves something. Its owner may take it back, only admins read it. */
const evidenceFileSchema = z.object({
  id,
  fileName: z.string(),
  contentType: z.string(),
  bytes: z.number().int(),
});
export type EvidenceFile = z.output<typeof evidenceFileSchema>;

export const verificationFormSchema = z
  .object({
    kind: z.enum(VERIFICATION_KINDS, 'Please choose what is to be verified'),
    statement: requiredText(LIMITS.textLength, 'Please say who you are and what you do'),
    links: z
      .array(
        z.url({ protocol: /^https?$/, error: 'Please enter a valid URL' }).max(LIMITS.urlLength),
      )
      .max(LIMITS.evidenceLinks, `Please give at most ${LIMITS.evidenceLinks}`),
    fileIds: z.array(id).max(LIMITS.evidenceFiles, `Please add at most ${LIMITS.evidenceFiles}`),
  })
  .refine(({ kind, fileIds }) => kind !== 'identity' || fileIds.length > 0, {
    path: ['fileIds'],
    message: 'Please add a picture of your identity document',
  });
export type VerificationForm = z.output<typeof verificationFormSchema>;

const requestSchema = z.object({
  id,
  kind: z.enum(VERIFICATION_KINDS),
  status: z.enum(VERIFICATION_REQUEST_STATUSES),
  statement: z.string(),
  links: z.array(z.string()),
  files: z.array(evidenceFileSchema),
  /** Thirty days after the decision its files are gone. */
  filesDeletedAt: instant.nullable(),
  /** Of a rejection. */
  reason: z.string().nullable(),
  createdAt: instant,
  decidedAt: instant.nullable(),
});
export type VerificationRequest = z.output<typeof requestSchema>;

const personSchema = z.object({
  id,
  name: z.string(),
  role: z.enum(ROLES),
  email: z.string().nullable(),
});

const queuedSchema = requestSchema
  .pick({ id: true, kind: true, status: true, createdAt: true, decidedAt: true })
  .extend({ person: personSchema });
export type QueuedVerification = z.output<typeof queuedSchema>;

const reviewedSchema = requestSchema.extend({
  person: personSchema.extend({
    countryId: z.string().nullable(),
    memberSince: instant,
    suspendedAt: instant.nullable(),
    /** What they call themselves here: a company, agencies, a stage name. */
    knownAs: z.array(z.string()),
    website: z.string().nullable(),
    talentProfileId: id.nullable(),
  }),
  decidedBy: z.string().nullable(),
  /** What the same person asked for before, newest first. */
  earlier: z.array(
    requestSchema.pick({
      id: true,
      kind: true,
      status: true,
      reason: true,
      createdAt: true,
      decidedAt: true,
    }),
  ),
  openReports: z.number().int(),
});
export type ReviewedVerification = z.output<typeof reviewedSchema>;

/** A change of a verification tells the browser to forget what it knew of who is verified. */
const changed = z.object({ clearVerificationCache: z.literal(true) });

const own = '/api/professional-verification' as const;
const admin = '/api/admin/verification' as const;
const people = ['client', 'talent', 'agent'] as const;
const params = z.object({ id });

export const verificationEndpoints = {
  own: endpoint({
    method: 'GET',
    path: own,
    summary: 'What one asked to have verified, newest first',
    access: people,
    response: json(z.object({ items: z.array(requestSchema), nextCursor: z.null() })),
  }),
  request: endpoint({
    method: 'POST',
    path: own,
    summary: 'Ask to be verified, with a statement, links and files sent before',
    access: people,
    body: verificationFormSchema,
    response: json(changed.extend({ request: requestSchema }), 201),
    errors: ['ALREADY_VERIFIED', 'ALREADY_REQUESTED', 'NOT_FOUND'],
    limit: { points: 20, seconds: 24 * 60 * 60, per: 'user' },
  }),
  withdraw: endpoint({
    method: 'DELETE',
    path: `${own}/{id}`,
    summary: 'Take a request back that was not decided; its files are deleted',
    access: people,
    params,
    response: json(changed),
    errors: ['NOT_FOUND', 'CONFLICT'],
  }),
  addFile: endpoint({
    method: 'POST',
    path: `${own}/files`,
    summary: 'Send a picture or PDF as evidence (multipart: file)',
    access: people,
    query: z.object({ fileName: requiredText(LIMITS.fileNameLength, 'The file needs a name') }),
    files: { fields: ['file'], maxBytes: LIMITS.evidenceBytes },
    response: json(evidenceFileSchema, 201),
    errors: [
      'NOT_EVIDENCE',
      'FILE_TOO_LARGE',
      'PICTURE_DAMAGED',
      'PICTURE_TOO_LARGE',
      'PLAN_LIMIT_REACHED',
    ],
    limit: { points: 60, seconds: 60 * 60, per: 'user' },
  }),
  removeFile: endpoint({
    method: 'DELETE',
    path: `${own}/files/{id}`,
    summary: 'Take back a file that no request holds yet',
    access: people,
    params,
    response: empty,
    errors: ['NOT_FOUND'],
  }),
  pendingCount: endpoint({
    ...COUNT_CALLS.pendingVerification,
    summary: 'How many requests for verification wait for a decision',
    access: ['admin'],
    response: json(z.object({ count: z.number() })),
  }),
  queue: endpoint({
    method: 'GET',
    path: admin,
    summary: 'Requests of a status: those that wait by age, decided ones the newest first',
    access: ['admin'],
    query: z.object({
      status: z.enum(VERIFICATION_REQUEST_STATUSES).default('pending'),
      kind: z.enum(VERIFICATION_KINDS).optional(),
      ...pageQuery,
    }),
    response: json(z.object({ items: z.array(queuedSchema), nextCursor: z.string().nullable() })),
  }),
  review: endpoint({
    method: 'GET',
    path: `${admin}/{id}`,
    summary: 'A request with its evidence and who asks; that it was read is on the trail',
    access: ['admin'],
    params,
    response: json(reviewedSchema),
    errors: ['NOT_FOUND'],
  }),
  readFile: endpoint({
    method: 'GET',
    path: `${admin}/files/{id}`,
    summary: 'A file of evidence',
    access: ['admin'],
    params,
    response: raw('application/octet-stream'),
    errors: ['NOT_FOUND'],
  }),
  decide: endpoint({
    method: 'POST',
    path: `${admin}/{id}/decision`,
    summary: 'Approve a request, or reject it with a reason; once',
    access: ['admin'],
    params,
    body: z
      .object({
        decision: z.enum(['approve', 'reject']),
        reason: nullableText(LIMITS.lineLength).default(null),
      })
      .refine(({ decision, reason }) => decision === 'approve' || reason !== null, {
        path: ['reason'],
        message: 'Please give a reason',
      }),
    response: json(changed),
    errors: ['NOT_FOUND', 'CONFLICT'],
  }),
  revoke: endpoint({
    method: 'POST',
    path: '/api/admin/users/{id}/verification/revoke',
    summary: 'Take a verification away again; the person is told why',
    access: ['admin'],
    params,
    body: z.object({
      kind: z.enum(VERIFICATION_KINDS),
      reason: requiredText(LIMITS.lineLength, 'Please give a reason'),
    }),
    response: json(changed),
    errors: ['NOT_FOUND', 'CONFLICT'],
  }),
};

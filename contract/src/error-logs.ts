import * as z from 'zod';
import { REPORT_CRASH } from './crash-call.ts';
import { empty, endpoint, json } from './endpoint.ts';
import { id, instant, pageQuery } from './fields.ts';
import { LIMITS } from './limits.ts';

/**
 * A crash report is worth having however it is: what is too long is cut, and what cannot be stored (half
 * of an emoji, say, where a text was cut before) is replaced.
 */
const cut = (length: number) =>
  z
    .string()
    .nullish()
    .transform((text) => text?.slice(0, length).replaceAll('\0', '\uFFFD').toWellFormed() ?? '');

export const crashSchema = z.object({
  message: cut(1_000),
  stack: cut(8_000),
  component_stack: cut(8_000),
  user_agent: cut(500),
  url: cut(2_000),
  timestamp: cut(50),
});
export type Crash = z.output<typeof crashSchema>;

export const ERROR_LOG_STATUSES = ['open', 'resolved'] as const;

const errorGroupSchema = z.object({
  id,
  message: z.string(),
  url: z.string(),
  count: z.number().int(),
  firstSeenAt: instant,
  lastSeenAt: instant,
  resolvedAt: instant.nullable(),
  /** It came back after it was resolved. */
  reopenedAt: instant.nullable(),
});
export type ErrorGroup = z.output<typeof errorGroupSchema>;

const errorDetailSchema = errorGroupSchema.extend({
  fingerprint: z.string(),
  stack: z.string(),
  componentStack: z.string(),
  userAgent: z.string(),
  /** Whom it happened to last, where that is known. */
  person: z.object({ id, name: z.string() }).nullable(),
  resolvedBy: z.string().nullable(),
});
export type ErrorDetail = z.output<typeof errorDetailSchema>;

const params = z.object({ id });

export const errorLogEndpoints = {
  report: endpoint({
    ...REPORT_CRASH,
    summary: 'Report a crash of the web app',
    access: 'public',
    body: crashSchema,
    response: empty,
    errors: ['TOO_MANY_REQUESTS'],
    limit: { points: 30, seconds: 60, per: 'address' },
  }),
  list: endpoint({
    method: 'GET',
    path: '/api/admin/error-logs',
    summary: 'Crashes, the same ones counted together',
    access: ['admin'],
    query: z.object({
      status: z.enum(ERROR_LOG_STATUSES).default('open'),
      sort: z.enum(['last_seen', 'count']).default('last_seen'),
      search: z.string().trim().max(LIMITS.searchLengthMax).optional(),
      ...pageQuery,
    }),
    response: json(
      z.object({ items: z.array(errorGroupSchema), nextCursor: z.string().nullable() }),
    ),
  }),
  get: endpoint({
    method: 'GET',
    path: '/api/admin/error-logs/{id}',
    summary: 'A crash with its stack, and where it happened last',
    access: ['admin'],
    params,
    response: json(errorDetailSchema),
    errors: ['NOT_FOUND'],
  }),
  resolve: endpoint({
    method: 'POST',
    path: '/api/admin/error-logs/{id}/resolve',
    summary: 'Count it as mended; it opens again when it comes back',
    access: ['admin'],
    params,
    response: empty,
    errors: ['NOT_FOUND'],
  }),
  reopen: endpoint({
    method: 'POST',
    path: '/api/admin/error-logs/{id}/reopen',
    summary: 'Not mended after all',
    access: ['admin'],
    params,
    response: empty,
    errors: ['NOT_FOUND'],
  }),
};

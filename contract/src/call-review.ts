import * as z from 'zod';
import { CALL_STATUSES } from './call-summary.ts';
import { empty, endpoint, json } from './endpoint.ts';
import { id, instant, nullableText, pageQuery } from './fields.ts';
import { LIMITS } from './limits.ts';

const reviewItemSchema = z.object({
  id,
  status: z.enum(CALL_STATUSES),
  roleTitle: z.string(),
  productionTitle: z.string(),
  companyName: z.string(),
  postedBy: z.string(),
  description: z.string().nullable(),
  submittedAt: instant,
});

/** Calls that moderators look at before anyone may apply. */
export const callReviewEndpoints = {
  reviewQueue: endpoint({
    method: 'GET',
    path: '/api/admin/casting-calls',
    summary: 'Calls by status, those that waited longest first',
    access: ['admin'],
    query: z.object({
      status: z.enum(CALL_STATUSES).default('in_review'),
      ...pageQuery,
    }),
    response: json(
      z.object({ items: z.array(reviewItemSchema), nextCursor: z.string().nullable() }),
    ),
  }),
  decide: endpoint({
    method: 'POST',
    path: '/api/admin/casting-calls/{id}/decision',
    summary: 'Let a call through, or reject it with a reason',
    access: ['admin'],
    params: z.object({ id }),
    body: z
      .object({
        decision: z.enum(['publish', 'reject']),
        reason: nullableText(LIMITS.lineLength).default(null),
      })
      .refine(({ decision, reason }) => decision === 'publish' || reason !== null, {
        path: ['reason'],
        message: 'Please give a reason',
      }),
    response: empty,
    errors: ['NOT_FOUND', 'CONFLICT'],
  }),
};

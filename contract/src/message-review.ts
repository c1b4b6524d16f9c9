import * as z from 'zod';
import { endpoint, json } from './endpoint.ts';
import { id, instant, requiredText } from './fields.ts';
import { LIMITS } from './limits.ts';
import { messageSchema } from './messages.ts';

/** A message as moderators read it: also what was deleted, and what it said before. */
const reviewedMessageSchema = messageSchema.extend({
  earlierTexts: z.array(z.object({ text: z.string(), replacedAt: instant })),
  /** The patterns that it matched when it was sent. */
  findings: z.array(z.string()),
});
export type ReviewedMessage = z.output<typeof reviewedMessageSchema>;

/** Admins read messages only where one was reported or flagged, and a few around it. */
export const messageReviewEndpoints = {
  review: endpoint({
    method: 'GET',
    path: '/api/admin/messages/{id}',
    summary: 'A reported or flagged message with those around it, as it was written',
    access: ['admin'],
    params: z.object({ id }),
    response: json(
      z.object({ message: reviewedMessageSchema, around: z.array(reviewedMessageSchema) }),
    ),
    errors: ['NOT_FOUND'],
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/admin/messages/{id}',
    summary: 'Take a reported or flagged message away from everyone; its author is told why',
    access: ['admin'],
    params: z.object({ id }),
    body: z.object({ reason: requiredText(LIMITS.lineLength, 'Please give a reason') }),
    response: json(reviewedMessageSchema),
    errors: ['NOT_FOUND'],
  }),
};

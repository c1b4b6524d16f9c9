import * as z from 'zod';
import { empty, endpoint, json } from './endpoint.ts';
import { id, instant, pageQuery } from './fields.ts';

const blockedPersonSchema = z.object({
  userId: id,
  name: z.string(),
  photoUrl: z.string().nullable(),
  blockedAt: instant,
});
export type BlockedPerson = z.output<typeof blockedPersonSchema>;

const params = z.object({ userId: id });

/** Whoever is blocked cannot write to the one who blocked them, and is not told so. */
export const blockEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/api/blocks',
    summary: 'Whom one has blocked, the latest first',
    access: 'signed-in',
    query: z.object(pageQuery),
    response: json(
      z.object({ items: z.array(blockedPersonSchema), nextCursor: z.string().nullable() }),
    ),
  }),
  block: endpoint({
    method: 'PUT',
    path: '/api/blocks/{userId}',
    summary: 'Take no more messages from someone; Callboard’s staff cannot be blocked',
    access: 'signed-in',
    params,
    response: empty,
    errors: ['NOT_FOUND', 'FORBIDDEN'],
  }),
  unblock: endpoint({
    method: 'DELETE',
    path: '/api/blocks/{userId}',
    summary: 'Take messages from someone again',
    access: 'signed-in',
    params,
    response: empty,
  }),
};

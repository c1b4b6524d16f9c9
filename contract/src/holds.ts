import * as z from 'zod';
import { HOLD_RANKS, HOLD_STATUSES } from './deal-choices.ts';
import { aboutSchema, daysSchema, ownQuery, ownSide, talentIds } from './deal-parts.ts';
import { endpoint, json } from './endpoint.ts';
import { id, instant, nullableText } from './fields.ts';
import { LIMITS } from './limits.ts';

/** Days kept for a production. The talent's side gives them, and says in which order. */
const holdSchema = z.object({
  id,
  ...aboutSchema,
  from: z.iso.date(),
  to: z.iso.date(),
  status: z.enum(HOLD_STATUSES),
  rank: z.enum(HOLD_RANKS).nullable(),
  note: z.string().nullable(),
  /** Without an answer, or without being confirmed, it ends by itself. */
  expiresAt: instant,
  /** Somebody else wants the days: until then it is confirmed, or it ends. */
  challengeEndsAt: instant.nullable(),
  createdAt: instant,
});
export type Hold = z.output<typeof holdSchema>;

/** A talent's side also sees which ranks of these days are given already, to others or to the same. */
const ownHoldSchema = holdSchema.extend({ takenRanks: z.array(z.enum(HOLD_RANKS)) });
export type OwnHold = z.output<typeof ownHoldSchema>;

const params = z.object({ id });
const hold = json(holdSchema);
const ERRORS = ['NOT_FOUND', 'FORBIDDEN', 'HOLD_ENDED'] as const;

export const holdEndpoints = {
  request: endpoint({
    method: 'POST',
    path: '/api/production-roles/{id}/holds',
    summary: 'Ask several talents to keep days free',
    access: ['client'],
    params,
    body: z.object({
      talentProfileIds: talentIds,
      days: daysSchema,
      note: nullableText(LIMITS.lineLength),
      expiresAt: instant,
    }),
    response: json(z.object({ items: z.array(holdSchema), nextCursor: z.null() }), 201),
    errors: ['NOT_FOUND', 'FORBIDDEN', 'ROLE_CANCELLED'],
    idempotent: true,
  }),
  ofRole: endpoint({
    method: 'GET',
    path: '/api/production-roles/{id}/holds',
    summary: "A role's holds: the live ones first, then the latest",
    access: ['client', 'admin'],
    params,
    response: json(z.object({ items: z.array(holdSchema), nextCursor: z.null() })),
    errors: ['NOT_FOUND'],
  }),
  own: endpoint({
    method: 'GET',
    path: '/api/holds',
    summary: "Holds of the talent's side: those that wait for an answer first",
    access: 'signed-in',
    query: ownQuery,
    response: json(z.object({ items: z.array(ownHoldSchema), nextCursor: z.null() })),
    errors: ['NOT_FOUND'],
  }),
  give: endpoint({
    method: 'PUT',
    path: '/api/holds/{id}/rank',
    summary: 'Give the days, as first, second or backup, or in another order than before',
    access: ownSide,
    params,
    body: z.object({ rank: z.enum(HOLD_RANKS) }),
    response: json(ownHoldSchema),
    errors: [...ERRORS, 'RANK_TAKEN'],
  }),
  challenge: endpoint({
    method: 'POST',
    path: '/api/holds/{id}/challenge',
    summary:
      'Say that one would book these days now: whoever holds them before has 24 hours to confirm or release',
    access: ['client'],
    params,
    response: hold,
    errors: [...ERRORS, 'NOTHING_TO_CHALLENGE'],
  }),
  confirm: endpoint({
    method: 'POST',
    path: '/api/holds/{id}/confirmation',
    summary: 'Confirm a first hold: the days are taken',
    access: ['client'],
    params,
    response: hold,
    errors: [...ERRORS, 'NOT_FIRST'],
  }),
  release: endpoint({
    method: 'POST',
    path: '/api/holds/{id}/release',
    summary: 'Let the days go, from either side; who held them after moves up',
    access: ownSide,
    params,
    body: z.object({ note: nullableText(LIMITS.lineLength) }),
    response: hold,
    errors: [...ERRORS],
  }),
};

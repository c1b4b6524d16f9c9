import * as z from 'zod';
import { VERIFICATION_STATUSES } from './auth.ts';
import { empty, endpoint, json } from './endpoint.ts';
import { id, instant, pageQuery, requiredText } from './fields.ts';
import { LIMITS } from './limits.ts';
import { plan } from './plans.ts';
import { ROLES } from './roles.ts';

export const USER_STANDINGS = [
  'active',
  'suspended',
  'unverified_email',
  'unclaimed',
  'deleting',
  'deleted',
] as const;
export type UserStanding = (typeof USER_STANDINGS)[number];

const listedUserSchema = z.object({
  id,
  firstName: z.string(),
  lastName: z.string(),
  email: z.string().nullable(),
  role: z.enum(ROLES),
  standing: z.enum(USER_STANDINGS),
  plan,
  verifiedProfessionalStatus: z.enum(VERIFICATION_STATUSES),
  verifiedIdStatus: z.enum(VERIFICATION_STATUSES),
  createdAt: instant,
  /** When a session of theirs was last used. */
  lastSeenAt: instant.nullable(),
});
export type ListedUser = z.output<typeof listedUserSchema>;

const trailLineSchema = z.object({ id, act: z.string(), by: z.string().nullable(), at: instant });

const openedUserSchema = listedUserSchema.extend({
  countryId: z.string().nullable(),
  emailVerifiedAt: instant.nullable(),
  suspension: z.object({ at: instant, reason: z.string(), by: z.string().nullable() }).nullable(),
  deletion: z.object({ askedAt: instant, dueAt: instant, byAdmin: z.boolean() }).nullable(),
  /** Where they are found: profile, company, portfolios. */
  places: z.array(z.object({ label: z.string(), text: z.string(), link: z.string().nullable() })),
  sessions: z.number().int(),
  /** What they did here: 'Applications', 12. */
  figures: z.array(z.object({ label: z.string(), count: z.number().int() })),
  reportsMade: z.number().int(),
  openCasesAgainst: z.number().int(),
  warnings: z.number().int(),
  suspensions: z.number().int(),
  /** The newest of what they did and of what was done about them. */
  trail: z.array(trailLineSchema),
});
export type OpenedUser = z.output<typeof openedUserSchema>;

const params = z.object({ id });
const withReason = z.object({ reason: requiredText(LIMITS.lineLength, 'Please give a reason') });
const path = '/api/admin/users/{id}' as const;
const act = { method: 'POST', access: ['admin'], params, response: empty } as const;

export const adminUserEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/api/admin/users',
    summary: 'Everyone with an account, the newest first; by name or address where searched for',
    access: ['admin'],
    query: z.object({
      search: z.string().trim().max(LIMITS.searchLengthMax).optional(),
      role: z.enum(ROLES).optional(),
      standing: z.enum(USER_STANDINGS).optional(),
      verified: z.enum(['professional', 'identity', 'none']).optional(),
      ...pageQuery,
    }),
    response: json(
      z.object({
        items: z.array(listedUserSchema),
        /** Counted up to ten thousand; more are ten thousand and more. */
        total: z.number().int(),
        nextCursor: z.string().nullable(),
      }),
    ),
  }),
  get: endpoint({
    method: 'GET',
    path,
    summary: 'One person: who they are, what they did, and what was done about them',
    access: ['admin'],
    params,
    response: json(openedUserSchema),
    errors: ['NOT_FOUND'],
  }),
  suspend: endpoint({
    ...act,
    path: `${path}/suspend`,
    summary: 'Shut someone out: sessions and sockets end at once; they are mailed the reason',
    body: withReason,
    errors: ['NOT_FOUND', 'FORBIDDEN', 'CONFLICT'],
  }),
  restore: endpoint({
    ...act,
    path: `${path}/restore`,
    summary: 'Let someone in again',
    body: withReason,
    errors: ['NOT_FOUND', 'CONFLICT'],
  }),
  resendVerification: endpoint({
    ...act,
    path: `${path}/resend-verification`,
    summary: 'Mail the link that proves their address again',
    errors: ['NOT_FOUND', 'CONFLICT'],
  }),
  startExport: endpoint({
    ...act,
    path: `${path}/data-export`,
    summary: 'Gather all of their data because they asked for it; they are mailed the link',
    body: withReason,
    errors: ['NOT_FOUND', 'EXPORT_UNDER_WAY', 'CONFLICT'],
  }),
  startDeletion: endpoint({
    ...act,
    path: `${path}/deletion`,
    summary: 'Delete their account because they asked for it, after the same days of grace',
    body: withReason,
    errors: ['NOT_FOUND', 'FORBIDDEN', 'CONFLICT', 'HAND_OVER_FIRST'],
  }),
  cancelDeletion: endpoint({
    ...act,
    path: `${path}/deletion/cancel`,
    summary: 'Keep an account that was to be deleted',
    body: withReason,
    errors: ['NOT_FOUND', 'CONFLICT'],
  }),
};

import { z } from 'zod';
import { empty, endpoint, json } from './endpoint.ts';
import { email, id, instant } from './fields.ts';
import { roleSchema } from './roles.ts';

export const SUBSCRIPTION_PLANS = ['free', 'pro'] as const;
export const VERIFICATION_STATUSES = ['none', 'pending', 'verified', 'rejected'] as const;
const verificationStatus = z.enum(VERIFICATION_STATUSES);

export const currentUserSchema = z.object({
  id,
  email: z.string(),
  role: roleSchema,
  firstName: z.string(),
  lastName: z.string(),
  countryId: z.string().nullable(),
  subscriptionPlan: z.enum(SUBSCRIPTION_PLANS),
  verifiedProfessionalStatus: verificationStatus,
  verifiedIdStatus: verificationStatus,
  timeZone: z.string(),
  /** Talent only: the profile that this user's own pages show. */
  talentProfileId: id.nullable(),
});
export type CurrentUser = z.infer<typeof currentUserSchema>;

/** Longer passwords are refused before hashing: hashing cost must not be the sender's choice. */
const PASSWORD_LENGTH_MAX = 256;

export const loginSchema = z.object({
  email,
  password: z
    .string()
    .min(1, 'Please enter your password')
    .max(PASSWORD_LENGTH_MAX, `Please use at most ${PASSWORD_LENGTH_MAX} characters`),
});

export type LoginForm = z.output<typeof loginSchema>;

const sessionSchema = z.object({
  id,
  userAgent: z.string(),
  address: z.string(),
  createdAt: instant,
  lastUsedAt: instant,
  isCurrent: z.boolean(),
});

export const authEndpoints = {
  check: endpoint({
    method: 'GET',
    path: '/api/auth/check',
    summary: 'Whether the caller is signed in',
    access: 'public',
    response: json(z.object({ authenticated: z.boolean() })),
  }),
  me: endpoint({
    method: 'GET',
    path: '/api/auth/me',
    summary: 'The signed-in user',
    access: 'signed-in',
    response: json(z.object({ user: currentUserSchema })),
  }),
  login: endpoint({
    method: 'POST',
    path: '/api/auth/login',
    summary: 'Sign in with email and password; sets the session cookie',
    access: 'public',
    body: loginSchema,
    response: json(z.object({ user: currentUserSchema })),
    errors: ['INVALID_CREDENTIALS', 'EMAIL_NOT_VERIFIED', 'ACCOUNT_SUSPENDED', 'TOO_MANY_REQUESTS'],
  }),
  logout: endpoint({
    method: 'POST',
    path: '/api/auth/logout',
    summary: 'End this session',
    access: 'public',
    response: empty,
  }),
  listSessions: endpoint({
    method: 'GET',
    path: '/api/auth/sessions',
    summary: "The signed-in user's sessions, newest first",
    access: 'signed-in',
    response: json(z.object({ items: z.array(sessionSchema) })),
  }),
  endSession: endpoint({
    method: 'DELETE',
    path: '/api/auth/sessions/{id}',
    summary: 'Sign one of the own sessions out',
    access: 'signed-in',
    params: z.object({ id }),
    response: empty,
    errors: ['NOT_FOUND'],
  }),
};

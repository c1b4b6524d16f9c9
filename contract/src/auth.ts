import * as z from 'zod';
import { empty, endpoint, json } from './endpoint.ts';
import { email, id, instant, requiredText } from './fields.ts';
import { LIMITS } from './limits.ts';
import { givenPassword, newPassword } from './password.ts';
import { roleSchema } from './roles.ts';

export const SUBSCRIPTION_PLANS = ['free', 'pro'] as const;
export const VERIFICATION_STATUSES = ['none', 'pending', 'verified', 'rejected'] as const;
export const THEMES = ['system', 'light', 'dark'] as const;
export const UNITS = ['metric', 'imperial'] as const;
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
  theme: z.enum(THEMES),
  units: z.enum(UNITS),
  /** Talent only: the profile that this user's own pages show. */
  talentProfileId: id.nullable(),
});
export type CurrentUser = z.infer<typeof currentUserSchema>;

export const loginSchema = z.object({ email, password: givenPassword });
export type LoginForm = z.output<typeof loginSchema>;

/** Admins are made on the command line, never by registering. */
export const REGISTRATION_ROLES = ['client', 'talent', 'agent'] as const;

export const registrationSchema = z.object({
  email,
  password: newPassword,
  role: z.enum(REGISTRATION_ROLES, 'Please choose what you are here for'),
  firstName: requiredText(LIMITS.personNameLength, 'First name is required'),
  lastName: requiredText(LIMITS.personNameLength, 'Last name is required'),
  countryId: z.string('Please choose your country').min(1, 'Please choose your country'),
  /** Talent only. Whether they are of age is for the server's clock to say. */
  dateOfBirth: z.iso.date('Please enter your date of birth').nullish(),
});
export type RegistrationForm = z.output<typeof registrationSchema>;

const tokenSchema = z.object({ token: z.string().min(1).max(200) });
export const addressSchema = z.object({ email });
export const newPasswordFormSchema = tokenSchema.extend({ password: newPassword });

const sessionSchema = z.object({
  id,
  userAgent: z.string(),
  address: z.string(),
  createdAt: instant,
  lastUsedAt: instant,
  isCurrent: z.boolean(),
});

const checkMailbox = z.object({ message: z.string() });

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
  endOtherSessions: endpoint({
    method: 'POST',
    path: '/api/auth/sessions/end-others',
    summary: 'Sign out everywhere but here',
    access: 'signed-in',
    response: empty,
  }),
  register: endpoint({
    method: 'POST',
    path: '/api/auth/register',
    summary: 'Open an account; the answer is the same whether or not the address is taken',
    access: 'public',
    body: registrationSchema,
    response: json(checkMailbox, 202),
    errors: ['TOO_MANY_REQUESTS'],
    limit: { points: 30, seconds: 60 * 60, per: 'address' },
  }),
  verifyEmail: endpoint({
    method: 'POST',
    path: '/api/auth/verify-email',
    summary: 'Confirm an address with the token that was sent to it; signs in',
    access: 'public',
    body: tokenSchema,
    response: json(z.object({ user: currentUserSchema })),
    errors: ['INVALID_TOKEN', 'ACCOUNT_SUSPENDED', 'CONFLICT'],
    limit: { points: 60, seconds: 60 * 60, per: 'address' },
  }),
  resendVerification: endpoint({
    method: 'POST',
    path: '/api/auth/verify-email/resend',
    summary: 'Send the confirmation again, if there is anything to confirm',
    access: 'public',
    body: addressSchema,
    response: json(checkMailbox, 202),
    errors: ['TOO_MANY_REQUESTS'],
    limit: { points: 30, seconds: 60 * 60, per: 'address' },
  }),
  forgotPassword: endpoint({
    method: 'POST',
    path: '/api/auth/forgot-password',
    summary: 'Send a link to choose a new password, if the address has an account',
    access: 'public',
    body: addressSchema,
    response: json(checkMailbox, 202),
    errors: ['TOO_MANY_REQUESTS'],
    limit: { points: 30, seconds: 60 * 60, per: 'address' },
  }),
  resetPassword: endpoint({
    method: 'POST',
    path: '/api/auth/reset-password',
    summary:
      'Choose a new password with the token from the mail; ends all other sessions, signs in',
    access: 'public',
    body: newPasswordFormSchema,
    response: json(z.object({ user: currentUserSchema })),
    errors: ['INVALID_TOKEN', 'ACCOUNT_SUSPENDED'],
    limit: { points: 60, seconds: 60 * 60, per: 'address' },
  }),
};

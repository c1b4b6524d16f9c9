import * as z from 'zod';
import { AUTH_CALLS } from './auth-calls.ts';
import { empty, endpoint, json } from './endpoint.ts';
import { email, id, instant, requiredText } from './fields.ts';
import { LIMITS } from './limits.ts';
import { givenPassword, newPassword } from './password.ts';
import { plan } from './plans.ts';
import { ROLES } from './roles.ts';

export const VERIFICATION_STATUSES = ['none', 'pending', 'verified', 'rejected'] as const;
export const THEMES = ['system', 'light', 'dark'] as const;
export const UNITS = ['metric', 'imperial'] as const;
const verificationStatus = z.enum(VERIFICATION_STATUSES);

export const currentUserSchema = z.object({
  id,
  email: z.string(),
  role: z.enum(ROLES),
  firstName: z.string(),
  lastName: z.string(),
  countryId: z.string().nullable(),
  subscriptionPlan: plan,
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
    ...AUTH_CALLS.check,
    summary: 'Whether the caller is signed in',
    access: 'public',
    response: json(z.object({ authenticated: z.boolean() })),
  }),
  me: endpoint({
    ...AUTH_CALLS.me,
    summary: 'The signed-in user',
    access: 'signed-in',
    response: json(z.object({ user: currentUserSchema })),
  }),
  login: endpoint({
    ...AUTH_CALLS.login,
    summary: 'Sign in with email and password; sets the session cookie',
    access: 'public',
    body: loginSchema,
    response: json(z.object({ user: currentUserSchema })),
    errors: ['INVALID_CREDENTIALS', 'EMAIL_NOT_VERIFIED', 'ACCOUNT_SUSPENDED', 'TOO_MANY_REQUESTS'],
  }),
  logout: endpoint({
    ...AUTH_CALLS.logout,
    summary: 'End this session',
    access: 'public',
    response: empty,
  }),
  listSessions: endpoint({
    ...AUTH_CALLS.listSessions,
    summary: "The signed-in user's sessions, newest first",
    access: 'signed-in',
    response: json(z.object({ items: z.array(sessionSchema) })),
  }),
  endSession: endpoint({
    ...AUTH_CALLS.endSession,
    summary: 'Sign one of the own sessions out',
    access: 'signed-in',
    params: z.object({ id }),
    response: empty,
    errors: ['NOT_FOUND'],
  }),
  endOtherSessions: endpoint({
    ...AUTH_CALLS.endOtherSessions,
    summary: 'Sign out everywhere but here',
    access: 'signed-in',
    response: empty,
  }),
  register: endpoint({
    ...AUTH_CALLS.register,
    summary: 'Open an account; the answer is the same whether or not the address is taken',
    access: 'public',
    body: registrationSchema,
    response: json(checkMailbox, 202),
    errors: ['TOO_MANY_REQUESTS'],
    limit: { points: 30, seconds: 60 * 60, per: 'address' },
  }),
  verifyEmail: endpoint({
    ...AUTH_CALLS.verifyEmail,
    summary: 'Confirm an address with the token that was sent to it; signs in',
    access: 'public',
    body: tokenSchema,
    response: json(z.object({ user: currentUserSchema })),
    errors: ['INVALID_TOKEN', 'ACCOUNT_SUSPENDED', 'CONFLICT'],
    limit: { points: 60, seconds: 60 * 60, per: 'address' },
  }),
  resendVerification: endpoint({
    ...AUTH_CALLS.resendVerification,
    summary: 'Send the confirmation again, if there is anything to confirm',
    access: 'public',
    body: addressSchema,
    response: json(checkMailbox, 202),
    errors: ['TOO_MANY_REQUESTS'],
    limit: { points: 30, seconds: 60 * 60, per: 'address' },
  }),
  forgotPassword: endpoint({
    ...AUTH_CALLS.forgotPassword,
    summary: 'Send a link to choose a new password, if the address has an account',
    access: 'public',
    body: addressSchema,
    response: json(checkMailbox, 202),
    errors: ['TOO_MANY_REQUESTS'],
    limit: { points: 30, seconds: 60 * 60, per: 'address' },
  }),
  resetPassword: endpoint({
    ...AUTH_CALLS.resetPassword,
    summary:
      'Choose a new password with the token from the mail; ends all other sessions, signs in',
    access: 'public',
    body: newPasswordFormSchema,
    response: json(z.object({ user: currentUserSchema })),
    errors: ['INVALID_TOKEN', 'ACCOUNT_SUSPENDED'],
    limit: { points: 60, seconds: 60 * 60, per: 'address' },
  }),
};

import * as z from 'zod';
import { currentUserSchema, THEMES, UNITS } from './auth.ts';
import { empty, endpoint, json } from './endpoint.ts';
import { email, requiredText, timeZone } from './fields.ts';
import { LIMITS } from './limits.ts';
import { givenPassword, newPassword } from './password.ts';

export const accountFormSchema = z.object({
  firstName: requiredText(LIMITS.personNameLength, 'First name is required'),
  lastName: requiredText(LIMITS.personNameLength, 'Last name is required'),
  timeZone,
  theme: z.enum(THEMES),
  units: z.enum(UNITS),
});

export type AccountForm = z.output<typeof accountFormSchema>;

export const emailChangeSchema = z.object({ email, password: givenPassword });
export const passwordChangeSchema = z.object({
  currentPassword: givenPassword,
  newPassword,
});

export type EmailChange = z.output<typeof emailChangeSchema>;
export type PasswordChange = z.output<typeof passwordChangeSchema>;

const userAnswer = json(z.object({ user: currentUserSchema }));

export const accountEndpoints = {
  update: endpoint({
    method: 'PATCH',
    path: '/api/account',
    summary: 'Change names, time zone, theme or units; what is left out stays',
    access: 'signed-in',
    body: accountFormSchema.partial(),
    response: userAnswer,
  }),
  changeEmail: endpoint({
    method: 'POST',
    path: '/api/account/email',
    summary: 'Ask for another address; it counts once it is confirmed by the link sent to it',
    access: 'signed-in',
    body: emailChangeSchema,
    response: json(z.object({ message: z.string() }), 202),
    errors: ['WRONG_PASSWORD', 'TOO_MANY_REQUESTS'],
    limit: { points: 20, seconds: 60 * 60, per: 'user' },
  }),
  changePassword: endpoint({
    method: 'POST',
    path: '/api/account/password',
    summary: 'Choose another password; ends all other sessions',
    access: 'signed-in',
    body: passwordChangeSchema,
    response: empty,
    errors: ['WRONG_PASSWORD', 'TOO_MANY_REQUESTS'],
    limit: { points: 20, seconds: 60 * 60, per: 'user' },
  }),
};

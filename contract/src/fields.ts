import * as z from 'zod';
import { LIMITS } from './limits.ts';

/** Field rules with their messages, reused by forms and server alike. */

export const id = z.uuid('This is not a valid id');

/** ISO 8601 in UTC. Times travel as strings and are shown in the viewer's zone. */
export const instant = z.iso.datetime();

export const email = z
  .string()
  .trim()
  .max(LIMITS.emailLength, 'This email address is too long')
  .pipe(z.email('Please enter a valid email address'));

/** Free text that may be left out; an empty string means left out. */
export const optionalText = (max: number) =>
  z
    .string()
    .trim()
    .max(max, `Please use at most ${max} characters`)
    .transform((text) => (text === '' ? null : text))
    .nullish()
    .transform((text) => text ?? null);

export const requiredText = (max: number, message: string) =>
  z.string(message).trim().min(1, message).max(max, `Please use at most ${max} characters`);

/** A form's field that may be left empty but, once filled in, has to satisfy `rule`. */
const optionalMatching = (rule: z.ZodType, max: number, message: string) =>
  z
    .string()
    .trim()
    .max(max, `Please use at most ${max} characters`)
    .refine((text) => text === '' || rule.safeParse(text).success, message)
    .transform((text) => (text === '' ? null : text))
    .nullish()
    .transform((text) => text ?? null);

export const optionalEmail = optionalMatching(
  z.email(),
  LIMITS.emailLength,
  'Please enter a valid email address',
);

export const optionalWebAddress = optionalMatching(
  z.url({ protocol: /^https?$/ }),
  LIMITS.urlLength,
  'Please enter a valid URL',
);

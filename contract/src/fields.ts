import * as z from 'zod';
import { LIMITS } from './limits.ts';

/** Field rules with their messages, reused by forms and server alike. */

/** In small letters, as it is kept: ids are compared as they are written. */
export const id = z.uuid('This is not a valid id').toLowerCase();

/** ISO 8601 in UTC. Times travel as strings and are shown in the viewer's zone. */
export const instant = z.iso.datetime();

/** Where a list goes on, as its last page told. */
export const cursor = z.string().max(LIMITS.cursorLength).optional();

/** How much of a list is asked for at once. */
export function pageLimit(usual: number = LIMITS.pageSize, max: number = LIMITS.pageSizeMax) {
  const said = `Please ask for 1 to ${max} at once`;
  return z.coerce.number(said).int(said).min(1, said).max(max, said).default(usual);
}

export const pageQuery = { cursor, limit: pageLimit() };

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

/** Something to see: neither a space nor a sign that only steers others. */
export const VISIBLE = /[^\p{C}\p{Z}]/u;

export const requiredText = (max: number, message: string) =>
  z.string(message).trim().regex(VISIBLE, message).max(max, `Please use at most ${max} characters`);

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

/** As `optionalText`, but it has to be said that there is none: left out means left as it is. */
export const nullableText = (max: number) =>
  z
    .string()
    .trim()
    .max(max, `Please use at most ${max} characters`)
    .nullable()
    .overwrite((text) => (text === '' ? null : text));

/** The id of a term in a reference list. */
export const termId = z.string().min(1, 'Please choose one').max(LIMITS.slugLength);

/** One term of a reference list or none; a form's empty choice means none. */
export const optionalId = z
  .string()
  .max(LIMITS.slugLength)
  .nullable()
  .overwrite((chosen) => (chosen === '' ? null : chosen));

/** Several terms of a reference list, each once. */
export const termIds = z
  .array(termId)
  .max(LIMITS.profileChoices, `Please choose at most ${LIMITS.profileChoices}`)
  .overwrite((chosen) => [...new Set(chosen)]);

type NumberRange = { min: number; max: number; step?: number; message?: string };

/** A number within bounds or none; whole unless there is another step. */
export function optionalNumber({ min, max, step = 1, message }: NumberRange) {
  const said = message ?? `Please enter a number between ${min} and ${max}`;
  // `multipleOf` forgives what is smaller than a float can tell; a column of whole numbers does not.
  return z
    .number(said)
    .min(min, said)
    .max(max, said)
    .multipleOf(step, said)
    .refine((value) => Number.isInteger(value / step), said)
    .nullable();
}

const EARLIEST_DAY = '1900-01-01';
const LATEST_DAY = '2199-12-31';

/** A day of the calendar, ISO 8601. */
export const day = (message: string) =>
  z.iso.date(message).refine((text) => text >= EARLIEST_DAY && text <= LATEST_DAY, message);

/** Several of a closed list, each once. */
export const several = <const V extends readonly string[]>(values: V) =>
  z
    .array(z.enum(values))
    .max(values.length)
    .overwrite((chosen) => [...new Set(chosen)]);

/** A name of the IANA database: `Europe/London`. */
export const timeZone = z.string().refine(isTimeZone, 'Please choose a time zone');

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

import * as z from 'zod';

export const PASSWORD_LENGTH_MIN = 10;
/** Longer ones are refused before hashing: hashing cost must not be the sender's choice. */
const PASSWORD_LENGTH_MAX = 256;

/** For signing in: whatever was once chosen has to be accepted. */
export const givenPassword = z
  .string('Please enter your password')
  .min(1, 'Please enter your password')
  .max(PASSWORD_LENGTH_MAX, `Please use at most ${PASSWORD_LENGTH_MAX} characters`);

/** For choosing one: long enough and not among the first that anyone would try. No other rules. */
export const newPassword = z
  .string('Please choose a password')
  .min(PASSWORD_LENGTH_MIN, `Please use at least ${PASSWORD_LENGTH_MIN} characters`)
  .max(PASSWORD_LENGTH_MAX, `Please use at most ${PASSWORD_LENGTH_MAX} characters`)
  .refine((password) => !isCommonPassword(password), 'This password is too easy to guess');

/** Words that common passwords of ten or more characters are made of, digits and signs aside. */
const COMMON_STEMS = new Set(
  `password passwort motdepasse contrasena iloveyou welcome letmein qwerty qwertyuiop azerty azertyuiop
  qwertz asdfgh asdfghjkl zxcvbn zxcvbnm admin administrator football baseball basketball superman
  batman princess sunshine dragon monkey master shadow michael jennifer computer internet whatever
  trustno starwars pokemon liverpool chelsea arsenal barcelona changeme default secret samsung google
  facebook instagram linkedin minecraft hello helloworld testing test login access freedom charlie
  jordan hunter killer summer winter spring autumn family forever lovely butterfly chocolate cookie
  passw0rd p@ssword p@ssw0rd pa55word callboard casting actor audition`.split(/\s+/),
);

const RUNS = [
  '01234567890123456789',
  '98765432109876543210',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiopasdfghjklzxcvbnm',
  'azertyuiopqsdfghjklmwxcvbn',
  'qwertzuiopasdfghjklyxcvbnm',
  '1q2w3e4r5t6y7u8i9o0p',
  'q1w2e3r4t5y6u7i8o9p0',
  '1qaz2wsx3edc4rfv5tgb6yhn',
  'qazwsxedcrfvtgbyhnujm',
];

/** The first guesses of anyone: a common word with trimmings, a run over the keyboard, repetition. */
export function isCommonPassword(password: string): boolean {
  const plain = password.toLowerCase();
  const stem = plain.replace(/^[\d\W_]+|[\d\W_]+$/g, '');
  if (stem === '') return isRun(plain) || isRepetition(plain) || isDate(plain);
  return COMMON_STEMS.has(stem) || isRun(plain) || isRepetition(plain) || isRepetition(stem);
}

function isRun(text: string): boolean {
  return RUNS.some((run) => run.includes(text));
}

/** One unit of up to five characters, again and again: 'abcabcabca'. */
function isRepetition(text: string): boolean {
  return /^(.{1,5}?)\1+/.exec(text)?.[0].length === text.length;
}

function isDate(text: string): boolean {
  return /^(19|20)?\d\d[-./]?(19|20)?\d\d[-./]?(19|20)?\d\d$/.test(text);
}

/** How well a new password would stand up to guessing, for the meter beside the field. */
export type PasswordStrength = 'too short' | 'too common' | 'fair' | 'good' | 'strong';

export function passwordStrength(password: string): PasswordStrength {
  if (password.length < PASSWORD_LENGTH_MIN) return 'too short';
  if (isCommonPassword(password)) return 'too common';
  const kinds = [/[a-z]/, /[A-Z]/, /\d/, /[^a-zA-Z\d]/].filter((kind) =>
    kind.test(password),
  ).length;
  const score = new Set(password).size + (kinds - 1) * 3 + (password.length - 10) / 2;
  if (score >= 18) return 'strong';
  return score >= 12 ? 'good' : 'fair';
}

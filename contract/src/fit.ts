import * as z from 'zod';

/** What a role may ask that a profile can answer. The rules are in docs/fit.md. */
export const CRITERIA = [
  'category',
  'age',
  'gender',
  'ethnicity',
  'height',
  'skill',
  'language',
  'accent',
  'place',
  'dates',
  'union',
] as const;
export type Criterion = (typeof CRITERIA)[number];

/** Those that say whom a role is for. A call counts as fitting while none of them speaks against it. */
export const DECIDING_CRITERIA = ['category', 'age', 'gender'] as const;

/** `unknown`: the profile does not say. It speaks neither for nor against, and is worth filling in. */
export const VERDICTS = ['met', 'unmet', 'unknown'] as const;

/** One thing that a role asks for, and whether the talent has it. */
export const fitReasonSchema = z.object({
  criterion: z.enum(CRITERIA),
  verdict: z.enum(VERDICTS),
  /** Names of what is asked: 'Polish', 'Scotland', 'Equity UK'. */
  terms: z.array(z.string()),
  /** The level asked of a skill, language or accent. */
  level: z.string().nullable(),
  /** Of an age in years, of a height in centimetres. */
  min: z.number().nullable(),
  max: z.number().nullable(),
  /** The days that do not go together. */
  from: z.iso.date().nullable(),
  to: z.iso.date().nullable(),
});
export type FitReason = z.output<typeof fitReasonSchema>;

/** `fits 7 of 9`: how much of what was asked is met. What is unknown counts as asked. */
export const fitSchema = z.object({ met: z.number().int(), asked: z.number().int() });
export type Fit = z.output<typeof fitSchema>;

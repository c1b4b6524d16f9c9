import * as z from 'zod';
import { readNumber } from '../../lib/talent/read-typed.ts';

/** Fields hold texts, and nothing is an empty one; these read them and then ask the contract's rule. */

type TextRule = z.ZodType<string | null, string | null>;

export const typedText = (rule: TextRule) =>
  z
    .string()
    .transform((text): string | null => text)
    .pipe(rule);

type NumberRule = z.ZodType<number | null, number | null>;

/** `convert` where the field shows another unit than the one that is stored. What is no number fails. */
export const typedNumber = (
  rule: NumberRule,
  convert: (value: number) => number = (value) => value,
) =>
  z
    .string()
    .transform((text) => {
      const value = readNumber(text);
      return value === null ? null : convert(value);
    })
    .pipe(rule);

export const shown = (value: string | number | null | undefined) => String(value ?? '');

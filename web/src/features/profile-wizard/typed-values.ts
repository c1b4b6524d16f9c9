import * as z from 'zod';

/** Fields hold texts, and nothing is an empty one; these read them and then ask the contract's rule. */

type TextRule = z.ZodType<string | null, string | null>;

export const typedText = (rule: TextRule) =>
  z
    .string()
    .transform((text): string | null => text)
    .pipe(rule);

type NumberRule = z.ZodType<number | null, number | null>;

/** `convert` where the field shows another unit than the one that is stored. */
export const typedNumber = (
  rule: NumberRule,
  convert: (value: number) => number = (value) => value,
) =>
  z
    .string()
    .transform((text) => readNumber(text, convert))
    .pipe(rule);

/** What is no number fails its rule. */
function readNumber(text: string, convert: (value: number) => number): number | null {
  const trimmed = text.trim().replace(',', '.');
  return trimmed === '' ? null : convert(Number(trimmed));
}

export const shown = (value: string | number | null | undefined) => String(value ?? '');

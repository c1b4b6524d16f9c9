import { traitsFormSchema } from '@callboard/contract/professional-traits';
import * as z from 'zod';
import { toFeet, type Units } from '../../lib/talent/measures.ts';
import { readHeight } from '../../lib/talent/read-typed.ts';
import { shown, typedNumber, typedText } from './typed-values.ts';
import type { WholeProfile } from './whole-profile.ts';

const rules = traitsFormSchema.shape;

const heightInFeet = z
  .string()
  .transform(readHeight)
  .refine(
    (cm) => rules.heightCm.safeParse(cm).success,
    "Please enter feet and inches, such as 5'7",
  );

export const looksSchema = (units: Units) =>
  z.object({
    heightCm: units === 'metric' ? typedNumber(rules.heightCm) : heightInFeet,
    eyeColorId: typedText(rules.eyeColorId),
    hairColorId: typedText(rules.hairColorId),
    hairLengthId: typedText(rules.hairLengthId),
    bodyTypeId: typedText(rules.bodyTypeId),
  });

export function looksOf({ traits }: WholeProfile, units: Units) {
  const { heightCm: cm } = traits;
  return {
    heightCm: shown(cm == null || units === 'metric' ? cm : toFeet(cm)),
    eyeColorId: shown(traits.eyeColorId),
    hairColorId: shown(traits.hairColorId),
    hairLengthId: shown(traits.hairLengthId),
    bodyTypeId: shown(traits.bodyTypeId),
  };
}

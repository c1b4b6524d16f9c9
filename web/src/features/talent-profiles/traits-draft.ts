import { type TraitsForm, traitsFormSchema } from '@callboard/contract/professional-traits';
import {
  fromInches,
  fromPounds,
  toFeet,
  toInches,
  toPounds,
  type Units,
} from '../../lib/talent/measures.ts';
import { readHeight } from '../../lib/talent/read-typed.ts';
import type { Checked, Fields } from './autosave.ts';
import { checkFields, converted, ifNumber, ifText, readFields } from './check-fields.ts';

const TAILOR_MEASURES = ['chestCm', 'waistCm', 'hipsCm', 'inseamCm', 'neckCm'] as const;
const NUMBERS = ['heightCm', 'weightKg', 'shoeSizeEu', ...TAILOR_MEASURES];
const CONVERTED: readonly string[] = ['heightCm', 'weightKg', ...TAILOR_MEASURES];

/** Measures as the viewer reads them; they are stored metric. */
export function showTraits(traits: Partial<TraitsForm>, units: Units): Fields {
  if (units === 'metric') return traits;
  const shown: Fields = { ...traits };
  if (traits.heightCm != null) shown.heightCm = toFeet(traits.heightCm);
  if (traits.weightKg != null) shown.weightKg = toPounds(traits.weightKg);
  for (const name of TAILOR_MEASURES) {
    const cm = traits[name];
    if (cm != null) shown[name] = toInches(cm);
  }
  return shown;
}

export function checkTraits(typed: Fields, units: Units): Checked {
  if (units === 'metric') {
    return checkFields(traitsFormSchema, readFields(typed, NUMBERS, ifNumber));
  }
  let metric = readFields(typed, ['heightCm'], ifText(readHeight));
  metric = readFields(metric, ['weightKg'], converted(fromPounds));
  metric = readFields(metric, TAILOR_MEASURES, converted(fromInches));
  metric = readFields(metric, ['shoeSizeEu'], ifNumber);
  const { sendable, errors } = checkFields(traitsFormSchema, metric);
  return { sendable, errors: inOwnUnits(errors) };
}

/** The rules speak of centimetres and kilograms. */
function inOwnUnits(errors: Checked['errors']): Checked['errors'] {
  return Object.fromEntries(
    Object.entries(errors).map(([name, message]) => {
      if (name === 'heightCm') return [name, "Please enter feet and inches, such as 5'7"];
      return [name, CONVERTED.includes(name) ? 'Please check this measure' : message];
    }),
  );
}

import { requiredText } from '@callboard/contract/fields';
import { LIMITS } from '@callboard/contract/limits';
import { profileFormSchema } from '@callboard/contract/talent-profiles';
import * as z from 'zod';
import { fromMiles, toMiles, type Units } from '../../lib/talent/measures.ts';
import { readCities } from '../../lib/talent/read-typed.ts';
import { shown, typedNumber, typedText } from './typed-values.ts';
import type { WholeProfile } from './whole-profile.ts';

const rules = profileFormSchema.shape;

export const placeSchema = (units: Units) =>
  z.object({
    countryId: typedText(rules.countryId),
    region: typedText(rules.region),
    city: requiredText(LIMITS.nameLength, 'Please enter the city you live in, or skip this step'),
    localHireCities: z.string().transform(readCities).pipe(rules.localHireCities),
    travelRadiusKm: typedNumber(rules.travelRadiusKm, units === 'metric' ? undefined : fromMiles),
  });

export function placeOf({ profile }: WholeProfile, units: Units) {
  const { travelRadiusKm: km } = profile;
  return {
    countryId: shown(profile.countryId),
    region: shown(profile.region),
    city: shown(profile.city),
    localHireCities: (profile.localHireCities ?? []).join(', '),
    travelRadiusKm: shown(km == null || units === 'metric' ? km : toMiles(km)),
  };
}

import { profileFormSchema } from '@callboard/contract/talent-profiles';
import { fromMiles, toMiles, type Units } from '../../lib/talent/measures.ts';
import { readCities } from '../../lib/talent/read-typed.ts';
import type { Checked, Fields } from './autosave.ts';
import { checkFields, converted, ifNumber, ifText, readFields } from './check-fields.ts';

const AGES = ['playingAgeMin', 'playingAgeMax'];

/** Distances as the viewer reads them; they are stored in kilometres. */
export function showAbout(profile: Fields, units: Units): Fields {
  const { travelRadiusKm } = profile;
  if (units === 'metric' || typeof travelRadiusKm !== 'number') return profile;
  return { ...profile, travelRadiusKm: toMiles(travelRadiusKm) };
}

export function checkAbout(typed: Fields, units: Units): Checked {
  const readDistance = units === 'metric' ? ifNumber : converted(fromMiles);
  let read = readFields(typed, AGES, ifNumber);
  read = readFields(read, ['travelRadiusKm'], readDistance);
  read = readFields(read, ['localHireCities'], ifText(readCities));
  const { sendable, errors } = checkFields(profileFormSchema, read);
  if (units === 'metric' || errors.travelRadiusKm === undefined) return { sendable, errors };
  // The rule speaks of kilometres.
  return { sendable, errors: { ...errors, travelRadiusKm: 'Please check this distance' } };
}

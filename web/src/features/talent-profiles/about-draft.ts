import { profileFormSchema } from '@callboard/contract/talent-profiles';
import type { Checked, Fields } from './autosave.ts';
import { checkFields, readFields, readNumber } from './check-fields.ts';
import { converted, fromMiles, toMiles, type Units } from './measures.ts';

const AGES = ['playingAgeMin', 'playingAgeMax'];

/** Distances as the viewer reads them; they are stored in kilometres. */
export function showAbout(profile: Fields, units: Units): Fields {
  const { travelRadiusKm } = profile;
  if (units === 'metric' || typeof travelRadiusKm !== 'number') return profile;
  return { ...profile, travelRadiusKm: toMiles(travelRadiusKm) };
}

export function checkAbout(typed: Fields, units: Units): Checked {
  const readDistance = units === 'metric' ? readNumber : converted(fromMiles);
  let read = readFields(typed, AGES, readNumber);
  read = readFields(read, ['travelRadiusKm'], readDistance);
  read = readFields(read, ['localHireCities'], readCities);
  const { sendable, errors } = checkFields(profileFormSchema, read);
  if (units === 'metric' || errors.travelRadiusKm === undefined) return { sendable, errors };
  // The rule speaks of kilometres.
  return { sendable, errors: { ...errors, travelRadiusKm: 'Please check this distance' } };
}

function readCities(typed: unknown): unknown {
  if (typeof typed !== 'string') return typed;
  const cities = typed.split(',').map((city) => city.trim());
  return [...new Set(cities.filter((city) => city !== ''))];
}

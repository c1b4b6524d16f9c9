import { profileFormSchema } from '@callboard/contract/talent-profiles';
import type { Checked, Fields } from './autosave.ts';
import { checkFields, readFields, readNumber } from './check-fields.ts';

const NUMBERS = ['playingAgeMin', 'playingAgeMax', 'travelRadiusKm'];

export function checkAbout(typed: Fields): Checked {
  const withNumbers = readFields(typed, NUMBERS, readNumber);
  return checkFields(profileFormSchema, readFields(withNumbers, ['localHireCities'], readCities));
}

function readCities(typed: unknown): unknown {
  if (typeof typed !== 'string') return typed;
  const cities = typed.split(',').map((city) => city.trim());
  return [...new Set(cities.filter((city) => city !== ''))];
}

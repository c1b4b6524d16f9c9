import {
  ACCENT_LEVELS,
  LANGUAGE_LEVELS,
  SKILL_LEVELS,
} from '@callboard/contract/professional-info';
import { type Facet, LEVEL_SIGN, type TalentSearch } from '@callboard/contract/talent-search';
import { addDays, dayNumber } from '../../../platform/calendar.ts';
import type { Gazetteer } from '../../places/gazetteer.ts';
import type { Condition, Filter } from '../engine/query.ts';

/** Any number that is told. */
export const ANY = { least: 0, most: 0xfffe };

const USUAL_RADIUS_KM = 50;

const LEVELS = { language: LANGUAGE_LEVELS, accent: ACCENT_LEVELS, skill: SKILL_LEVELS } as const;

export type ChosenFilter = Filter & { facet: Facet };

/** What was chosen, facet by facet. */
export function* filtersOf(
  search: TalentSearch,
  {
    gazetteer,
    today,
    isPublicOnly,
  }: { gazetteer: Gazetteer; today: string; isPublicOnly: boolean },
): Generator<ChosenFilter> {
  for (const facet of ONE_OF_THEM) {
    const chosen = search[facet];
    if (chosen === undefined || chosen.length === 0) continue;
    yield { facet, condition: terms(facet, chosen), apartFrom: [facet] };
  }
  for (const facet of ['language', 'accent', 'skill'] as const) {
    for (const chosen of search[facet] ?? []) {
      yield { facet, condition: { is: 'term', among: atLeast(facet, chosen) } };
    }
  }
  for (const kind of search.verified ?? []) {
    yield { facet: 'verified', condition: terms('verified', [kind]) };
  }
  if (search.showreel !== undefined) {
    const group = isPublicOnly ? 'publicShowreel' : 'showreel';
    yield { facet: 'showreel', condition: terms(group, ['true']) };
  }
  yield* rangesOf(search, today);
  yield* placesOf(search, gazetteer);
}

/** One of several will do. */
const ONE_OF_THEM = [
  'category',
  'gender',
  'ethnicity',
  'bodyType',
  'eyeColor',
  'hairColor',
  'hairLength',
  'union',
] as const;

function terms(group: string, values: readonly string[]): Condition {
  return { is: 'term', among: values.map((value) => `${group}:${value}`) };
}

/** `fencing~basic` and all levels above it; without a level all of them. */
export function atLeast(facet: keyof typeof LEVELS, chosen: string): string[] {
  const [id = '', level] = chosen.split(LEVEL_SIGN);
  const levels: readonly string[] = LEVELS[facet];
  const least = level === undefined ? 0 : levels.indexOf(level);
  return levels.slice(least).map((each) => `${facet}:${id}${LEVEL_SIGN}${each}`);
}

function* rangesOf(search: TalentSearch, today: string): Generator<ChosenFilter> {
  const { ageMin, ageMax, heightMin, heightMax, from, to, updatedWithin } = search;
  if (ageMin !== undefined || ageMax !== undefined) {
    yield { facet: 'age', condition: overlaps(ageMin, ageMax), apartFrom: ['age'] };
  }
  if (heightMin !== undefined || heightMax !== undefined) {
    const [least, most] = [heightMin ?? ANY.least, heightMax ?? ANY.most];
    const condition: Condition = { is: 'between', column: 'height', least, most };
    yield { facet: 'height', condition, apartFrom: ['height'] };
  }
  if (from !== undefined || to !== undefined) {
    const [first, last] = [from ?? to ?? today, to ?? from ?? today];
    const condition: Condition = { is: 'free', first: dayNumber(first), last: dayNumber(last) };
    yield { facet: 'available', condition };
  }
  if (updatedWithin !== undefined) {
    const least = dayNumber(addDays(today, -updatedWithin));
    const condition: Condition = { is: 'between', column: 'updatedDay', least, most: ANY.most };
    yield { facet: 'updated', condition, apartFrom: ['updated'] };
  }
}

/** Playing ages that share a year with those asked for. */
export function overlaps(
  min: number | null | undefined,
  max: number | null | undefined,
): Condition {
  return {
    is: 'every',
    of: [
      { is: 'between', column: 'ageMin', least: ANY.least, most: max ?? ANY.most },
      { is: 'between', column: 'ageMax', least: min ?? ANY.least, most: ANY.most },
    ],
  };
}

/** Countries and a town with what is around it are two sides of one choice. */
function* placesOf(
  { country, place, radius = USUAL_RADIUS_KM }: TalentSearch,
  gazetteer: Gazetteer,
): Generator<ChosenFilter> {
  const apartFrom = ['country', 'place'];
  if (country !== undefined && country.length > 0) {
    yield { facet: 'country', condition: terms('country', country), apartFrom };
  }
  if (place === undefined) return;
  const distances = gazetteer.distancesFrom(gazetteer.numberOf(place) ?? 0);
  yield { facet: 'place', condition: { is: 'near', distances, most: radius }, apartFrom };
}

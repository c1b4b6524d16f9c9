import type { TalentAnalytics } from '@callboard/contract/analytics';
import type { Facet } from '@callboard/contract/talent-search';
import type { Column, Entry } from '../../talent-search/engine/entry.ts';
import type { Condition } from '../../talent-search/engine/query.ts';

/** By what an entry shows that something was said at all: a key, any term of a group, a number. */
type Told = { key: string } | { group: string } | { column: Column };

type Missed = NonNullable<TalentAnalytics['missing']>[number];
export type Missable = Pick<Missed, 'field' | 'label' | 'section'> & { told: Told };

/**
 * What a search asks for and a profile may leave unsaid. Not here: days that are asked for, on which
 * whoever says nothing counts as free, and when a profile was last changed.
 */
export const MISSABLE: Partial<Record<Facet, Missable>> = {
  category: {
    field: 'categoryIds',
    label: 'What you do',
    section: 'about',
    told: { key: 'told=category' },
  },
  gender: {
    field: 'gender',
    label: 'Your gender',
    section: 'about',
    told: { key: 'told=gender' },
  },
  age: {
    field: 'playingAgeMin',
    label: 'Your playing age',
    section: 'about',
    told: { column: 'ageMin' },
  },
  country: {
    field: 'countryId',
    label: 'Your country',
    section: 'about',
    told: { key: 'told=country' },
  },
  place: { field: 'city', label: 'Your city', section: 'about', told: { key: 'city' } },
  verified: {
    field: 'verified',
    label: 'A verified profile',
    section: 'about',
    told: { group: 'verified' },
  },
  ethnicity: {
    field: 'ethnicityIds',
    label: 'Your ethnicity',
    section: 'traits',
    told: { key: 'told=ethnicity' },
  },
  height: {
    field: 'heightCm',
    label: 'Your height',
    section: 'traits',
    told: { column: 'height' },
  },
  bodyType: {
    field: 'bodyTypeId',
    label: 'Your body type',
    section: 'traits',
    told: { group: 'bodyType' },
  },
  eyeColor: {
    field: 'eyeColorId',
    label: 'Your eye colour',
    section: 'traits',
    told: { group: 'eyeColor' },
  },
  hairColor: {
    field: 'hairColorId',
    label: 'Your hair colour',
    section: 'traits',
    told: { group: 'hairColor' },
  },
  hairLength: {
    field: 'hairLengthId',
    label: 'The length of your hair',
    section: 'traits',
    told: { group: 'hairLength' },
  },
  language: {
    field: 'languages',
    label: 'A language you speak',
    section: 'skills',
    told: { key: 'told=language' },
  },
  accent: {
    field: 'accents',
    label: 'An accent you can do',
    section: 'skills',
    told: { key: 'told=accent' },
  },
  skill: { field: 'skills', label: 'Your skills', section: 'skills', told: { key: 'told=skill' } },
  union: { field: 'unions', label: 'Your union', section: 'work', told: { key: 'told=union' } },
  showreel: {
    field: 'showreel',
    label: 'A showreel or a clip',
    section: 'media',
    told: { group: 'showreel' },
  },
};

export const MISSABLE_FIELDS: readonly Missable[] = Object.values(MISSABLE);

/** Whether this profile says nothing of it. */
export function isLacking({ told }: Missable, { keys, terms, numbers }: Entry): boolean {
  if ('key' in told) return !keys.includes(told.key);
  if ('column' in told) return numbers[told.column] === undefined;
  return !terms.some((term) => term.startsWith(`${told.group}:`));
}

/** The same, for all of an index at once; `terms` are those that somebody in it has. */
export function lacking({ told }: Missable, terms: Iterable<string>): Condition {
  return { is: 'not', of: toldBy(told, terms) };
}

function toldBy(told: Told, terms: Iterable<string>): Condition {
  if ('key' in told) return { is: 'key', among: [told.key] };
  if ('column' in told) return { is: 'between', column: told.column, least: 0, most: 0xfffe };
  return { is: 'term', among: [...terms].filter((term) => term.startsWith(`${told.group}:`)) };
}

import {
  accentsQuery,
  bodyTypesQuery,
  countriesQuery,
  ethnicitiesQuery,
  eyeColorsQuery,
  hairColorsQuery,
  hairLengthsQuery,
  languagesQuery,
  skillsQuery,
  talentCategoriesQuery,
  unionsQuery,
} from '../../reference-data/api.ts';

/** Facets whose choices are terms of a list. */
export const TERM_LISTS = {
  category: talentCategoriesQuery,
  ethnicity: ethnicitiesQuery,
  bodyType: bodyTypesQuery,
  eyeColor: eyeColorsQuery,
  hairColor: hairColorsQuery,
  hairLength: hairLengthsQuery,
  union: unionsQuery,
  country: countriesQuery,
  language: languagesQuery,
  accent: accentsQuery,
  skill: skillsQuery,
} as const;

export type TermFacetName = keyof typeof TERM_LISTS;
export const TERM_FACETS = Object.keys(TERM_LISTS) as TermFacetName[];

export type Term = { id: string; name: string };

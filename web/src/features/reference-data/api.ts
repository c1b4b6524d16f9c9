import { CACHE_TIMES } from '@callboard/contract/cache-times';
import { referenceDataEndpoints as lists } from '@callboard/contract/reference-data';
import { endpointQuery } from '../../lib/query-client.ts';

const times = CACHE_TIMES.referenceData;

export const languagesQuery = endpointQuery(lists.languages, {}, times);
export const accentsQuery = endpointQuery(lists.accents, {}, times);
export const skillsQuery = endpointQuery(lists.skills, {}, times);
export const skillCategoriesQuery = endpointQuery(lists.skillCategories, {}, times);
export const talentCategoriesQuery = endpointQuery(lists.talentCategories, {}, times);
export const talentTypesQuery = endpointQuery(lists.talentTypes, {}, times);
export const countriesQuery = endpointQuery(lists.countries, {}, times);
export const ethnicitiesQuery = endpointQuery(lists.ethnicities, {}, times);
export const bodyTypesQuery = endpointQuery(lists.bodyTypes, {}, times);
export const eyeColorsQuery = endpointQuery(lists.eyeColors, {}, times);
export const hairColorsQuery = endpointQuery(lists.hairColors, {}, times);
export const hairLengthsQuery = endpointQuery(lists.hairLengths, {}, times);
export const hairStylesQuery = endpointQuery(lists.hairStyles, {}, times);
export const facialHairQuery = endpointQuery(lists.facialHair, {}, times);

type Term = { id: string; name: string };

/** A list as a control shows it; nothing to choose from until it has come. */
export function toOptions(terms: readonly Term[] | undefined) {
  return (terms ?? []).map(({ id, name }) => ({ value: id, label: name }));
}

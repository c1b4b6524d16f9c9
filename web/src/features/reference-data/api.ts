import { CACHE_TIMES } from '@callboard/contract/cache-times';
import type { RequestOf } from '@callboard/contract/endpoint';
import type { referenceDataEndpoints } from '@callboard/contract/reference-data';
import { queryAt } from '../../lib/query-client.ts';

type Lists = typeof referenceDataEndpoints;

/** By its path alone: pages that only show names do without schemas. */
function listQuery<Name extends keyof Lists>(path: Lists[Name]['path']) {
  const nothing = {} as RequestOf<Lists[Name]>;
  return queryAt<Lists[Name]>({ method: 'GET', path }, nothing, CACHE_TIMES.referenceData);
}

export const languagesQuery = listQuery<'languages'>('/api/languages');
export const accentsQuery = listQuery<'accents'>('/api/accents');
export const skillsQuery = listQuery<'skills'>('/api/skills');
export const skillCategoriesQuery = listQuery<'skillCategories'>('/api/skills/categories');
export const talentCategoriesQuery = listQuery<'talentCategories'>('/api/talent-categories');
export const talentTypesQuery = listQuery<'talentTypes'>('/api/talent-types');
export const countriesQuery = listQuery<'countries'>('/api/countries');
export const ethnicitiesQuery = listQuery<'ethnicities'>('/api/ethnicities');
export const bodyTypesQuery = listQuery<'bodyTypes'>('/api/body-types');
export const eyeColorsQuery = listQuery<'eyeColors'>('/api/eye-colors');
export const hairColorsQuery = listQuery<'hairColors'>('/api/hair-colors');
export const hairLengthsQuery = listQuery<'hairLengths'>('/api/hair-lengths');
export const hairStylesQuery = listQuery<'hairStyles'>('/api/hair-styles');
export const facialHairQuery = listQuery<'facialHair'>('/api/facial-hair');
export const voiceTypesQuery = listQuery<'voiceTypes'>('/api/voice-types');
export const unionsQuery = listQuery<'unions'>('/api/unions');
export const unionMembershipsQuery = listQuery<'unionMemberships'>('/api/union-memberships');
export const certificationTypesQuery = listQuery<'certificationTypes'>('/api/certification-types');
export const productionTypesQuery = listQuery<'productionTypes'>('/api/production-types');
export const unionContractsQuery = listQuery<'unionContracts'>('/api/union-contracts');
export const crewDepartmentsQuery = listQuery<'crewDepartments'>('/api/crew/departments');

type Term = { id: string; name: string };

/** A list as a control shows it; nothing to choose from until it has come. */
export function toOptions(terms: readonly Term[] | undefined) {
  return (terms ?? []).map(({ id, name }) => ({ value: id, label: name }));
}

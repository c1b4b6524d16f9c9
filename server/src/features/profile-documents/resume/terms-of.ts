import type { NamedList } from '../queries.ts';
import type { TalentSeen } from './talent-seen.ts';

export type TermRef = { list: NamedList; id: string };

/** Every term that a résumé names. */
export function termsOf({ profile, traits, info }: TalentSeen): TermRef[] {
  return [
    ...refs('countries', [profile.countryId]),
    ...refs('talentCategories', profile.categoryIds ?? []),
    ...refs('hairColors', [traits.hairColorId]),
    ...refs('hairLengths', [traits.hairLengthId]),
    ...refs('hairStyles', [traits.hairStyleId]),
    ...refs('eyeColors', [traits.eyeColorId]),
    ...refs('voiceTypes', [info.voiceTypeId]),
    ...refs('crewRoles', [info.crewRoleId]),
    ...refs('languages', info.languages?.map(({ languageId }) => languageId) ?? []),
    ...refs('accents', info.accents?.map(({ accentId }) => accentId) ?? []),
    ...refs('skills', info.skills?.map(({ skillId }) => skillId) ?? []),
    ...refs('unions', info.unions?.map(({ unionId }) => unionId) ?? []),
    ...refs('unionMemberships', info.unions?.map(({ membershipId }) => membershipId) ?? []),
  ];
}

function refs(list: NamedList, ids: readonly (string | null | undefined)[]): TermRef[] {
  return ids.flatMap((id) => (id ? [{ list, id }] : []));
}

/** The name of a term, or nothing where none was chosen. */
export type NameOf = (list: NamedList, id: string | null | undefined) => string;

export function nameOfTerms(names: readonly (TermRef & { name: string })[]): NameOf {
  const known = new Map(names.map(({ list, id, name }) => [`${list} ${id}`, name]));
  return (list, id) => known.get(`${list} ${id}`) ?? '';
}

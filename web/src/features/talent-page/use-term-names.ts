import { useQueries } from '@tanstack/react-query';
import {
  accentsQuery,
  bodyTypesQuery,
  certificationTypesQuery,
  countriesQuery,
  crewDepartmentsQuery,
  ethnicitiesQuery,
  eyeColorsQuery,
  facialHairQuery,
  hairColorsQuery,
  hairLengthsQuery,
  hairStylesQuery,
  languagesQuery,
  skillsQuery,
  talentCategoriesQuery,
  talentTypesQuery,
  unionMembershipsQuery,
  unionsQuery,
  voiceTypesQuery,
} from '../reference-data/api.ts';
import type { Talent } from './talent.ts';

const LISTS = {
  accent: accentsQuery,
  bodyType: bodyTypesQuery,
  category: talentCategoriesQuery,
  certification: certificationTypesQuery,
  country: countriesQuery,
  crew: crewDepartmentsQuery,
  ethnicity: ethnicitiesQuery,
  eyeColor: eyeColorsQuery,
  facialHair: facialHairQuery,
  hairColor: hairColorsQuery,
  hairLength: hairLengthsQuery,
  hairStyle: hairStylesQuery,
  language: languagesQuery,
  membership: unionMembershipsQuery,
  skill: skillsQuery,
  talentType: talentTypesQuery,
  union: unionsQuery,
  voiceType: voiceTypesQuery,
} as const;

type ListName = keyof typeof LISTS;
type Id = string | null | undefined;

/** What a term is called; nothing for one that is not there or not known. */
export type TermName = (list: ListName, id: Id) => string | undefined;

const LIST_NAMES = Object.keys(LISTS) as ListName[];

/** The names of all that this talent's page speaks of. Only the lists that it needs are asked for. */
export function useTermNames(talent: Talent | undefined): { nameOf: TermName; isPending: boolean } {
  const ids = talent && idsIn(talent);
  const lists = useQueries({
    queries: LIST_NAMES.map((name) => ({ ...LISTS[name], enabled: isNeeded(ids?.[name]) })),
  });
  return {
    isPending: lists.some((list) => list.isLoading),
    nameOf(name, id) {
      const terms = lists[LIST_NAMES.indexOf(name)]?.data ?? [];
      return terms.flatMap(withRoles).find((term) => term.id === id)?.name;
    },
  };
}

const isNeeded = (ids: readonly Id[] | undefined) => ids?.some((id) => id != null) === true;

type Term = { id: string; name: string; roles?: readonly Term[] };

/** Crew departments bring their roles along. */
function withRoles(term: Term): Term[] {
  return [term, ...(term.roles ?? [])];
}

function idsIn({ profile, traits, info }: Talent): Record<ListName, readonly Id[]> {
  return {
    accent: info.accents?.map(({ accentId }) => accentId) ?? [],
    bodyType: [traits.bodyTypeId],
    category: profile.categoryIds ?? [],
    certification: info.certifications?.map(({ typeId }) => typeId) ?? [],
    country: [profile.countryId],
    crew: [info.crewDepartmentId, info.crewRoleId],
    ethnicity: traits.ethnicityIds ?? [],
    eyeColor: [traits.eyeColorId],
    facialHair: [traits.facialHairId],
    hairColor: [traits.hairColorId],
    hairLength: [traits.hairLengthId],
    hairStyle: [traits.hairStyleId],
    language: info.languages?.map(({ languageId }) => languageId) ?? [],
    membership: info.unions?.map(({ membershipId }) => membershipId) ?? [],
    skill: info.skills?.map(({ skillId }) => skillId) ?? [],
    talentType: profile.talentTypeIds ?? [],
    union: info.unions?.map(({ unionId }) => unionId) ?? [],
    voiceType: [info.voiceTypeId],
  };
}

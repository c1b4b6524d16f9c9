import type { RoleForm } from '@callboard/contract/role-form';
import { useQueries } from '@tanstack/react-query';
import type { NameOf, RoleList } from '../../lib/casting/role-facts.ts';
import {
  accentsQuery,
  countriesQuery,
  ethnicitiesQuery,
  languagesQuery,
  skillsQuery,
  unionsQuery,
  voiceTypesQuery,
} from '../reference-data/api.ts';

const LISTS = {
  accent: accentsQuery,
  country: countriesQuery,
  ethnicity: ethnicitiesQuery,
  language: languagesQuery,
  skill: skillsQuery,
  union: unionsQuery,
  voiceType: voiceTypesQuery,
} as const;
const NAMES = Object.keys(LISTS) as RoleList[];

/** What the terms that a role speaks of are called. Only the lists that it needs are asked for. */
export function useRoleNames(role: Omit<RoleForm, 'coversRoleIds'>): NameOf {
  const needs = neededBy(role);
  const lists = useQueries({
    queries: NAMES.map((name) => ({ ...LISTS[name], enabled: needs[name] })),
  });
  return (list, id) => {
    const terms: readonly { id: string; name: string }[] = lists[NAMES.indexOf(list)]?.data ?? [];
    return terms.find((term) => term.id === id)?.name;
  };
}

function neededBy(role: Omit<RoleForm, 'coversRoleIds'>): Record<RoleList, boolean> {
  return {
    accent: role.accents.length > 0,
    country: role.countryId !== null,
    ethnicity: role.ethnicityIds.length > 0,
    language: role.languages.length > 0,
    skill: role.skills.length > 0,
    union: role.unionIds.length > 0,
    voiceType: role.voiceTypeId !== null,
  };
}

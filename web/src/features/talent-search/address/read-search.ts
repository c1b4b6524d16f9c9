import { FIELD_CLASSES, PROFILE_FIELDS } from '@callboard/contract/profile-fields';
import type { Role } from '@callboard/contract/roles';
import {
  FACETS,
  type Facet,
  type TalentSearch,
  talentSearchSchema,
} from '@callboard/contract/talent-search';

export type Params = { [name: string]: string | string[] | undefined };
type Name = keyof TalentSearch;

const NAMES = Object.keys(talentSearchSchema.shape) as Name[];

/** The facet that each name in the address belongs to; the others are open to everyone. */
const FACET_OF: Partial<Record<Name, Facet>> = {
  ...Object.fromEntries(Object.keys(FACETS).map((facet) => [facet, facet])),
  ageMin: 'age',
  ageMax: 'age',
  heightMin: 'height',
  heightMax: 'height',
  radius: 'place',
  from: 'available',
  to: 'available',
  updatedWithin: 'updated',
};

/** What cannot be seen is not searched by: the same rule as the server's. */
export function mayUseFacet(role: Role, facet: Facet): boolean {
  const shown = role === 'talent' ? 'public' : 'professionals';
  return FIELD_CLASSES[PROFILE_FIELDS[FACETS[facet].field]] <= FIELD_CLASSES[shown];
}

/** Roles are clients' own, and admins look at all of them. */
const mayNameRole = (role: Role) => role === 'client' || role === 'admin';

/** An address is anybody's to write: what is no search, or none of theirs, searches for nothing. */
export function readSearch(params: Params, role: Role): TalentSearch {
  const said = Object.fromEntries(
    NAMES.flatMap((name) => {
      const facet = FACET_OF[name];
      if (facet !== undefined && !mayUseFacet(role, facet)) return [];
      if (name === 'role' && !mayNameRole(role)) return [];
      const read = talentSearchSchema.shape[name].safeParse(params[name]);
      return read.success && isSaid(read.data) ? [[name, read.data]] : [];
    }),
  ) as TalentSearch;
  return tidy(said);
}

/** As an address holds it: texts, and several where there are several. */
export function writeSearch(search: TalentSearch): Params {
  return Object.fromEntries(
    NAMES.map((name) => {
      const value: unknown = search[name];
      if (!isSaid(value)) return [name, undefined];
      return [name, Array.isArray(value) ? value.map(String) : String(value)];
    }),
  );
}

/** What stands after the `?`, as it is kept of a search. */
export function toText(search: TalentSearch): string {
  const pairs = Object.entries(writeSearch(search)).flatMap(([name, value]) =>
    value === undefined ? [] : [value].flat().map((one) => [name, one]),
  );
  return new URLSearchParams(pairs).toString();
}

export function fromText(text: string, role: Role): TalentSearch {
  const params = new URLSearchParams(text);
  const names = [...new Set(params.keys())];
  return readSearch(Object.fromEntries(names.map((name) => [name, several(params, name)])), role);
}

function several(params: URLSearchParams, name: string): string | string[] | undefined {
  const [first, ...rest] = params.getAll(name);
  return first === undefined || rest.length === 0 ? first : [first, ...rest];
}

/** What only means something beside something else goes with it, and ranges begin before they end. */
export function tidy(search: TalentSearch): TalentSearch {
  const { radius, sort, to, ageMax, heightMax, ...rest } = search;
  const isOrder =
    sort !== undefined &&
    (sort !== 'nearest' || rest.place !== undefined) &&
    (sort !== 'fit' || rest.role !== undefined);
  return {
    ...rest,
    ...(radius !== undefined && rest.place !== undefined && { radius }),
    ...(isOrder && { sort }),
    ...(to !== undefined && !(rest.from !== undefined && to < rest.from) && { to }),
    ...(ageMax !== undefined && ageMax >= (rest.ageMin ?? 0) && { ageMax }),
    ...(heightMax !== undefined && heightMax >= (rest.heightMin ?? 0) && { heightMax }),
  };
}

function isSaid(value: unknown): boolean {
  return value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0);
}

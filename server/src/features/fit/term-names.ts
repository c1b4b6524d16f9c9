import { accents } from '../reference-data/vocabulary/accents.ts';
import { countries } from '../reference-data/vocabulary/countries.ts';
import { crewDepartments } from '../reference-data/vocabulary/crew.ts';
import { ethnicities } from '../reference-data/vocabulary/ethnicities.ts';
import { languages } from '../reference-data/vocabulary/languages.ts';
import { productionTypes } from '../reference-data/vocabulary/production-types.ts';
import { skills } from '../reference-data/vocabulary/skills.ts';
import { talentCategories } from '../reference-data/vocabulary/talent-categories.ts';
import { talentTypes } from '../reference-data/vocabulary/talent-types.ts';
import type { Term } from '../reference-data/vocabulary/term.ts';
import { unions } from '../reference-data/vocabulary/unions.ts';

const crewRoles = crewDepartments.flatMap(({ roles }) => roles);

const NAMES = Object.fromEntries(
  Object.entries({
    accents,
    countries,
    crewRoles,
    ethnicities,
    languages,
    productionTypes,
    skills,
    talentCategories,
    talentTypes,
    unions,
  }).map(([list, terms]) => [
    list,
    new Map((terms as readonly Term[]).map(({ id, name }) => [id, name])),
  ]),
);

type NamedList =
  | 'accents'
  | 'countries'
  | 'crewRoles'
  | 'ethnicities'
  | 'languages'
  | 'productionTypes'
  | 'skills'
  | 'talentCategories'
  | 'talentTypes'
  | 'unions';

/** A term's name: from the vocabulary, which the tables are filled from and which only a release changes. */
export function nameOf(list: NamedList, id: string): string {
  return NAMES[list]?.get(id) ?? id;
}

const DEPARTMENTS = new Map(
  crewDepartments.flatMap(({ id, roles }) => roles.map((role) => [role.id, id] as const)),
);

export function departmentOf(crewRoleId: string): string | undefined {
  return DEPARTMENTS.get(crewRoleId);
}

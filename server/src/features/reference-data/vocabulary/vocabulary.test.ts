import { describe, expect, it } from 'vitest';
import { accents } from './accents.ts';
import { bodyTypes } from './body-types.ts';
import { certificationTypes } from './certification-types.ts';
import { countries } from './countries.ts';
import { crewDepartments } from './crew.ts';
import { ethnicities, roleOnlyEthnicities } from './ethnicities.ts';
import { eyeColors } from './eye-colors.ts';
import { facialHair, hairColors, hairLengths, hairStyles } from './hair.ts';
import { languages } from './languages.ts';
import { productionTypes } from './production-types.ts';
import { skillCategories, skills } from './skills.ts';
import { talentCategories } from './talent-categories.ts';
import { talentTypes } from './talent-types.ts';
import type { Term } from './term.ts';
import { slug, terms } from './term.ts';
import { unionContracts, unionMemberships, unions } from './unions.ts';
import { voiceTypes } from './voice-types.ts';

const crewRoles = crewDepartments.flatMap((department) => department.roles);

const lists: [title: string, list: Term[]][] = [
  ['accents', accents],
  ['body types', bodyTypes],
  ['certification types', certificationTypes],
  ['countries', countries],
  ['crew departments', crewDepartments],
  ['crew roles of all departments', crewRoles],
  ['ethnicities', [...ethnicities, ...roleOnlyEthnicities]],
  ['eye colours', eyeColors],
  ['facial hair', facialHair],
  ['hair colours', hairColors],
  ['hair lengths', hairLengths],
  ['hair styles', hairStyles],
  ['languages', languages],
  ['production types', productionTypes],
  ['skill categories', skillCategories],
  ['skills of all categories', skills],
  ['talent categories', talentCategories],
  ['talent types', talentTypes],
  ['union contracts', unionContracts],
  ['union memberships', unionMemberships],
  ['unions', unions],
  ['voice types', voiceTypes],
];

function alphabetically(one: Term, other: Term): number {
  return one.name.localeCompare(other.name, 'en');
}

describe.each(lists)('the list of %s', (_title, list) => {
  it('holds at least one term', () => {
    expect(list).not.toHaveLength(0);
  });

  it('has ids that are slugs', () => {
    expect(list.filter(({ id }) => id === '' || id !== slug(id))).toEqual([]);
  });

  it('uses each id once', () => {
    const ids = list.map(({ id }) => id);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });

  it('uses each name once', () => {
    const names = list.map(({ name }) => name.toLowerCase());
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });

  it('has names that start with a capital or a digit and have no space around them', () => {
    expect(list.filter(({ name }) => !/^[\p{Lu}\d](.*\S)?$/u.test(name))).toEqual([]);
  });
});

describe('a slug', () => {
  it.each([
    ['Salt and pepper', 'salt-and-pepper'],
    ['Québécois', 'quebecois'],
    ['R&B singing', 'r-and-b-singing'],
    ['PACT/Equity Cinema', 'pact-equity-cinema'],
    ["Commedia dell'arte", 'commedia-dellarte'],
    ['Driving licence (car)', 'driving-licence-car'],
  ])('of %s is %s', (name, expected) => {
    expect(slug(name)).toBe(expected);
  });

  it('is the id of a term, whose name stays as written', () => {
    expect(terms('Épée fencing')).toEqual([{ id: 'epee-fencing', name: 'Épée fencing' }]);
  });
});

describe('skills', () => {
  it('fall into 17 categories', () => {
    expect(skillCategories).toHaveLength(17);
  });

  it.each(skillCategories)('number at least 20 in the category $name', ({ id }) => {
    const inCategory = skills.filter(({ categoryId }) => categoryId === id);
    expect(inCategory.length).toBeGreaterThanOrEqual(20);
  });

  it('all belong to a category that exists', () => {
    const categoryIds = new Set(skillCategories.map(({ id }) => id));
    expect(skills.filter(({ categoryId }) => !categoryIds.has(categoryId))).toEqual([]);
  });
});

describe('crew departments', () => {
  it('each have roles', () => {
    expect(crewDepartments.filter(({ roles }) => roles.length === 0)).toEqual([]);
  });
});

describe('countries', () => {
  it('are the 249 of ISO 3166-1', () => {
    expect(countries).toHaveLength(249);
  });

  it('have the lower-case form of their two-letter code as their id', () => {
    const misfits = countries.filter(
      ({ id, code }) => !/^[A-Z]{2}$/.test(code) || id !== code.toLowerCase(),
    );
    expect(misfits).toEqual([]);
  });

  it('stand in alphabetical order', () => {
    expect(countries).toEqual(countries.toSorted(alphabetically));
  });
});

describe('languages', () => {
  const spoken = languages.filter(({ isSigned }) => !isSigned);
  const signed = languages.filter(({ isSigned }) => isSigned);

  it('have their ISO code as their id', () => {
    const misfits = languages.filter(({ id, code }) => !/^[a-z]{2,3}$/.test(code) || id !== code);
    expect(misfits).toEqual([]);
  });

  it('stand in alphabetical order, followed by the sign languages', () => {
    expect(languages).toEqual([...spoken.toSorted(alphabetically), ...signed]);
  });

  it('include five sign languages', () => {
    expect(signed.map(({ code }) => code)).toEqual(['ase', 'bfi', 'fsl', 'asf', 'ils']);
  });
});

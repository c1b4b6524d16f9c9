import { isOpenToMinors } from '@callboard/contract/role-problems';
import { LEVEL_SIGN } from '@callboard/contract/talent-search';
import { dayNumber } from '../../../platform/calendar.ts';
import { categoriesFor } from '../../fit/criteria/category.ts';
import type { RoleFacts } from '../../fit/facts.ts';
import { foldText } from '../../fit/fold-text.ts';
import { departmentOf } from '../../fit/term-names.ts';
import { talentCategories } from '../../reference-data/vocabulary/talent-categories.ts';
import { unions } from '../../reference-data/vocabulary/unions.ts';
import type { Condition, Wish } from '../engine/query.ts';
import { ANY, atLeast, overlaps } from './filters-of.ts';

const CREW = 'crew';
const CHILD = 'child-performer';

/** What a role asks for, as conditions: the same rules as those of `fit`, for all talents at once. */
export function wishesOf(role: RoleFacts): Wish[] {
  return [
    category(role),
    ...age(role),
    ...gender(role),
    ...ethnicity(role),
    ...height(role),
    ...abilities(role),
    ...place(role),
    ...dates(role),
    ...union(role),
  ];
}

const term = (group: string, values: readonly string[]): Condition => ({
  is: 'term',
  among: values.map((value) => `${group}:${value}`),
});
const not = (of: Condition): Condition => ({ is: 'not', of });
const every = (...of: Condition[]): Condition => ({ is: 'every', of });
const any = (...of: Condition[]): Condition => ({ is: 'any', of });
const key = (...among: string[]): Condition => ({ is: 'key', among });
const told = (...groups: string[]): Condition => key(...groups.map((group) => `told=${group}`));
const NOBODY: Condition = { is: 'any', of: [] };

function category(role: RoleFacts): Wish {
  const kind = role.roleType === 'crew' ? crew(role.crewRoleId) : performer(role.talentTypeId);
  if (isOpenToMinors(role)) return kind;
  const isGrownUp = not(key('minor'));
  return { met: every(kind.met, isGrownUp), unknown: every(kind.unknown, isGrownUp) };
}

function performer(talentTypeId: string | null): Required<Omit<Wish, 'isPlus'>> {
  const wanted = categoriesFor(talentTypeId);
  const does =
    wanted === undefined
      ? talentCategories.map(({ id }) => id).filter((id) => id !== CREW)
      : [CHILD, ...wanted];
  return { met: term('category', does), unknown: not(told('category')) };
}

function crew(crewRoleId: string | null): Required<Omit<Wish, 'isPlus'>> {
  const hasCraft = told('crew');
  const isCrew = any(hasCraft, term('category', [CREW]));
  const isUnsure = every(not(hasCraft), not(told('category')));
  if (crewRoleId === null) return { met: isCrew, unknown: isUnsure };
  const departmentId = departmentOf(crewRoleId);
  const sameDepartment = any(
    not(told('department')),
    departmentId === undefined ? NOBODY : key(`department=${departmentId}`),
  );
  return {
    met: key(`craft=${crewRoleId}`),
    unknown: any(isUnsure, every(isCrew, sameDepartment)),
  };
}

function age({ playingAgeMin: min, playingAgeMax: max }: RoleFacts): Wish[] {
  if (min === null && max === null) return [];
  return [{ met: overlaps(min, max), unknown: not(overlaps(null, null)) }];
}

function gender({ genders }: RoleFacts): Wish[] {
  if (genders.length === 0) return [];
  return [{ met: term('gender', genders), unknown: not(told('gender')) }];
}

function ethnicity({ ethnicityIds }: RoleFacts): Wish[] {
  if (ethnicityIds.length === 0) return [];
  return [{ met: term('ethnicity', ethnicityIds), unknown: not(told('ethnicity')) }];
}

function height({ heightMinCm: min, heightMaxCm: max }: RoleFacts): Wish[] {
  if (min === null && max === null) return [];
  const within = (least: number, most: number): Condition => ({
    is: 'between',
    column: 'height',
    least,
    most,
  });
  return [
    { met: within(min ?? ANY.least, max ?? ANY.most), unknown: not(within(ANY.least, ANY.most)) },
  ];
}

function abilities(role: RoleFacts): Wish[] {
  const having = (facet: 'skill' | 'language' | 'accent', id: string, level: string | null) => ({
    met: {
      is: 'term' as const,
      among: atLeast(facet, level === null ? id : `${id}${LEVEL_SIGN}${level}`),
    },
    unknown: not(told(facet)),
  });
  return [
    ...role.skills.map(({ skillId, level, isPlus }) => ({
      ...having('skill', skillId, level),
      isPlus,
    })),
    ...role.languages.map(({ languageId, level }) => having('language', languageId, level)),
    ...role.accents.map(({ accentId, level }) => having('accent', accentId, level)),
  ];
}

function place({ city, countryId, isLocalHire }: RoleFacts): Wish[] {
  if (city === null && countryId === null) return [];
  const folded = city === null ? undefined : foldText(city);
  const isElsewhere =
    countryId === null ? NOBODY : every(told('country'), not(term('country', [countryId])));
  const isAtHome =
    folded === undefined
      ? NOBODY
      : any(key(`hire=${folded}`), every(key(`city=${folded}`), not(isElsewhere)));
  if (isLocalHire && folded !== undefined) {
    return [{ met: isAtHome, unknown: not(key('city', 'hires')) }];
  }
  if (countryId === null) return [{ met: isAtHome, unknown: not(NOBODY) }];
  return [{ met: any(isAtHome, term('country', [countryId])), unknown: not(told('country')) }];
}

function dates({ workDates }: RoleFacts): Wish[] {
  if (workDates.length === 0) return [];
  const free = workDates.map(
    ({ from, to }): Condition => ({ is: 'free', first: dayNumber(from), last: dayNumber(to) }),
  );
  return [{ met: every(...free) }];
}

function union({ unionStatus, unionIds }: RoleFacts): Wish[] {
  if (unionStatus === 'both') return [];
  if (unionStatus === 'non_union') return [{ met: not(key('member')) }];
  if (unionStatus === null && unionIds.length === 0) return [];
  const wanted = unionIds.length === 0 ? unions.map(({ id }) => id) : unionIds;
  return [{ met: term('union', wanted), unknown: not(told('union')) }];
}

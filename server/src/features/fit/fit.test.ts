import { EMPTY_ROLE, type RoleForm } from '@callboard/contract/role-form';
import { describe, expect, it } from 'vitest';
import { dayNumber } from '../../platform/calendar.ts';
import { asksOf } from './asks-of.ts';
import type { TalentFacts } from './facts.ts';
import { judge, reasonsFor } from './judge.ts';

const NOBODY: TalentFacts = {
  isMinor: false,
  gender: null,
  gendersPlayed: [],
  playingAgeMin: null,
  playingAgeMax: null,
  countryId: null,
  city: null,
  localHireCities: [],
  categoryIds: [],
  crewDepartmentId: null,
  crewRoleId: null,
  heightCm: null,
  ethnicityIds: [],
  skills: new Map(),
  languages: new Map(),
  accents: new Map(),
  unions: new Map(),
  bookedOut: [],
};

type Role = Partial<RoleForm>;
type Talent = Partial<TalentFacts>;
type Case = [role: Role, talent: Talent, verdict: string];

const reasons = (role: Role, talent: Talent = {}) =>
  reasonsFor(asksOf({ ...EMPTY_ROLE, ...role }), { ...NOBODY, ...talent });
const verdictOn = (criterion: string, role: Role, talent: Talent) =>
  reasons(role, talent).find((reason) => reason.criterion === criterion)?.verdict;

const CREW: Role = { roleType: 'crew', crewRoleId: 'gaffer' };
const inLondon: Role = { city: 'London', countryId: 'gb' };
const speaks = (level: number): Talent => ({ languages: new Map([['pl', level]]) });
const fluentPolish: Role = { languages: [{ languageId: 'pl', level: 'fluent' }] };
const equity: Role = { unionStatus: 'union', unionIds: ['equity-uk'] };
const inEquity = (as: string): Talent => ({ unions: new Map([['equity-uk', as]]) });
const inJune: Role = { workDates: [{ from: '2026-06-01', to: '2026-06-10', label: null }] };
const away = (from: string, to: string): Talent => ({
  bookedOut: [{ from: dayNumber(from), to: dayNumber(to) }],
});

const CASES: Record<string, Case[]> = {
  category: [
    [{}, {}, 'unknown'],
    [{}, { categoryIds: ['dancer'] }, 'met'],
    [{}, { categoryIds: ['crew'] }, 'unmet'],
    [{ talentTypeId: 'dancer' }, { categoryIds: ['dancer'] }, 'met'],
    [{ talentTypeId: 'dancer' }, { categoryIds: ['actor'] }, 'unmet'],
    [{ talentTypeId: 'voice' }, { categoryIds: ['actor'] }, 'met'],
    [{ talentTypeId: 'lead' }, { categoryIds: ['singer'] }, 'met'],
    [{ roleType: 'crew' }, { categoryIds: ['crew'] }, 'met'],
    [CREW, { categoryIds: ['actor'] }, 'unmet'],
    [CREW, { crewRoleId: 'gaffer' }, 'met'],
    [CREW, { categoryIds: ['crew'] }, 'unknown'],
    [CREW, { crewRoleId: 'electrician', crewDepartmentId: 'lighting' }, 'unknown'],
    [CREW, { crewRoleId: 'driver', crewDepartmentId: 'transport' }, 'unmet'],
    [{}, { isMinor: true, categoryIds: ['child-performer'] }, 'unmet'],
    [{ contentFlags: ['minors'] }, { isMinor: true, categoryIds: ['child-performer'] }, 'met'],
    [{ playingAgeMin: 8 }, { isMinor: true, categoryIds: ['actor'] }, 'met'],
  ],
  age: [
    [{ playingAgeMin: 30, playingAgeMax: 40 }, {}, 'unknown'],
    [{ playingAgeMin: 30, playingAgeMax: 40 }, { playingAgeMin: 40, playingAgeMax: 50 }, 'met'],
    [{ playingAgeMin: 30, playingAgeMax: 40 }, { playingAgeMin: 41, playingAgeMax: 50 }, 'unmet'],
    [{ playingAgeMin: 30 }, { playingAgeMin: 20, playingAgeMax: 29 }, 'unmet'],
    [{ playingAgeMax: 30 }, { playingAgeMin: 25 }, 'met'],
  ],
  gender: [
    [{ genders: ['woman'] }, {}, 'unknown'],
    [{ genders: ['woman', 'non_binary'] }, { gender: 'non_binary' }, 'met'],
    [{ genders: ['woman'] }, { gender: 'man' }, 'unmet'],
    [{ genders: ['woman'] }, { gender: 'non_binary', gendersPlayed: ['woman'] }, 'met'],
  ],
  ethnicity: [
    [{ ethnicityIds: ['welsh'] }, {}, 'unknown'],
    [{ ethnicityIds: ['welsh'] }, { ethnicityIds: ['welsh', 'irish'] }, 'met'],
    [{ ethnicityIds: ['welsh'] }, { ethnicityIds: ['irish'] }, 'unmet'],
  ],
  height: [
    [{ heightMinCm: 170 }, {}, 'unknown'],
    [{ heightMinCm: 170 }, { heightCm: 170 }, 'met'],
    [{ heightMaxCm: 170 }, { heightCm: 171 }, 'unmet'],
  ],
  language: [
    [fluentPolish, {}, 'unknown'],
    [fluentPolish, speaks(1), 'unmet'],
    [fluentPolish, speaks(2), 'met'],
    [fluentPolish, speaks(3), 'met'],
    [fluentPolish, { languages: new Map([['de', 3]]) }, 'unmet'],
    [{ languages: [{ languageId: 'pl', level: null }] }, speaks(0), 'met'],
  ],
  accent: [
    [
      { accents: [{ accentId: 'glasgow', level: 'strong' }] },
      { accents: new Map([['glasgow', 0]]) },
      'unmet',
    ],
    [
      { accents: [{ accentId: 'glasgow', level: 'strong' }] },
      { accents: new Map([['glasgow', 1]]) },
      'met',
    ],
  ],
  place: [
    [inLondon, {}, 'unknown'],
    [inLondon, { city: 'london' }, 'met'],
    [inLondon, { city: 'london', countryId: 'ca' }, 'unmet'],
    [inLondon, { city: 'leeds', countryId: 'gb' }, 'met'],
    [inLondon, { city: 'paris', countryId: 'fr' }, 'unmet'],
    [inLondon, { city: 'paris', countryId: 'fr', localHireCities: ['london'] }, 'met'],
    [{ ...inLondon, isLocalHire: true }, { city: 'leeds', countryId: 'gb' }, 'unmet'],
    [{ ...inLondon, isLocalHire: true }, { countryId: 'gb' }, 'unknown'],
    [{ city: 'London' }, { city: 'leeds', countryId: 'gb' }, 'unknown'],
    [{ countryId: 'gb' }, { countryId: 'gb' }, 'met'],
  ],
  dates: [
    [inJune, {}, 'met'],
    [inJune, away('2026-05-20', '2026-05-31'), 'met'],
    [inJune, away('2026-05-20', '2026-06-01'), 'unmet'],
  ],
  union: [
    [equity, {}, 'unknown'],
    [equity, inEquity('member'), 'met'],
    [equity, inEquity('non-union'), 'unmet'],
    [equity, { unions: new Map([['aea', 'member']]) }, 'unmet'],
    [{ unionStatus: 'union' }, { unions: new Map([['aea', 'member']]) }, 'met'],
    [{ unionStatus: 'non_union' }, {}, 'met'],
    [{ unionStatus: 'non_union' }, inEquity('member'), 'unmet'],
    [{ unionStatus: 'non_union' }, inEquity('fi-core'), 'met'],
  ],
};

describe.each(Object.entries(CASES))('what a role asks about %s', (criterion, cases) => {
  it.each(cases)('%o of %o is %s', (role, talent, verdict) => {
    expect(verdictOn(criterion, role, talent)).toBe(verdict);
  });
});

it('a role that says nothing asks for a performer, and nothing else', () => {
  expect(reasons({})).toEqual([
    {
      criterion: 'category',
      verdict: 'unknown',
      terms: ['performer'],
      level: null,
      min: null,
      max: null,
      from: null,
      to: null,
    },
  ]);
  expect(reasons({ unionStatus: 'both' })).toHaveLength(1);
});

it('reasons name what is asked, and the days that do not go together', () => {
  const asked = { ...fluentPolish, ...inJune, ...equity, genders: ['woman' as const] };
  const told = reasons(asked, away('2026-06-08', '2026-07-01'));
  expect(told).toMatchObject([
    { criterion: 'category' },
    { criterion: 'gender', terms: ['woman'] },
    { criterion: 'language', terms: ['Polish'], level: 'fluent' },
    { criterion: 'dates', from: '2026-06-08', to: '2026-06-10' },
    { criterion: 'union', terms: ['Equity UK'] },
  ]);
});

it('a child reads that a role is for adults', () => {
  const child = { isMinor: true, categoryIds: ['child-performer'] };
  expect(reasons({}, child)).toMatchObject([{ verdict: 'unmet', terms: ['18 or over'] }]);
});

describe('what is counted', () => {
  const skills = [
    { skillId: 'accordion', level: null, isPlus: true },
    { skillId: 'fencing', level: null, isPlus: false },
  ];
  const actor: Talent = { categoryIds: ['actor'] };
  const count = (role: Role, talent: Talent) =>
    judge(asksOf({ ...EMPTY_ROLE, ...role }), { ...NOBODY, ...talent });

  it('a plus counts where it is there, and is never a reason against anyone', () => {
    const without = { ...actor, skills: new Map([['fencing', 2]]) };
    expect(count({ skills }, without)).toMatchObject({ met: 2, asked: 2, unmet: 0 });
    expect(reasons({ skills }, without).map(({ terms }) => terms)).not.toContainEqual([
      'Accordion',
    ]);
    const both = {
      ...actor,
      skills: new Map([
        ['fencing', 2],
        ['accordion', 0],
      ]),
    };
    expect(count({ skills }, both)).toMatchObject({ met: 3, asked: 3 });
  });

  it('what is unknown counts as asked, and not as unmet', () => {
    expect(count({ skills: skills.slice(1) }, actor)).toMatchObject({ met: 1, asked: 2, unmet: 0 });
  });

  it('a role is not for someone when category, age or gender speak against it', () => {
    const tall: Role = { heightMinCm: 190 };
    expect(count(tall, { ...actor, heightCm: 160 }).isFor).toBe(true);
    expect(count({ genders: ['man'] }, { ...actor, gender: 'woman' }).isFor).toBe(false);
    expect(count({ genders: ['man'] }, actor).isFor).toBe(true);
  });
});

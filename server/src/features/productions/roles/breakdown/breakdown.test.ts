import { LIMITS } from '@callboard/contract/limits';
import { EMPTY_ROLE, roleFormSchema } from '@callboard/contract/role-form';
import { roleProblems } from '@callboard/contract/role-problems';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BREAKDOWNS } from './demo-breakdowns.fixture.ts';
import { readText } from './read-text.ts';
import { OWN_WORDS } from './words/own-words.fixture.ts';

const read = (text: string) => readText(text, OWN_WORDS);
const rolesOf = (text: string) => read(text).roles.map(({ role }) => role);

describe('a breakdown as the trade writes it', () => {
  it.each(BREAKDOWNS)(
    '$title: every field of every role',
    ({ text, title, typeId, notes, roles }) => {
      const lines = text.split('\n').slice(1);
      expect(read(text)).toEqual({
        title,
        typeId,
        notes,
        roles: roles.map(({ role, unread }, at) => ({
          role: { ...EMPTY_ROLE, ...role },
          source: lines[at],
          unread,
        })),
      });
      for (const role of rolesOf(text)) expect(roleProblems(role)).toEqual({});
    },
  );
});

const SARAH = { title: 'SARAH', genders: ['woman'], playingAgeMin: 30, playingAgeMax: 39 };
const TOM = { title: 'TOM', genders: ['man'], playingAgeMin: 45, playingAgeMax: 55 };

describe('the same two roles', () => {
  it.each([
    ['bullets', '- SARAH, lead. Female, 30s.\n- TOM, lead. Male, 45–55.'],
    [
      'other bullets and Windows lines',
      '• SARAH: female, 30s, lead\r\n\r\n• TOM: male, 45-55, lead',
    ],
    ['numbers', '1. SARAH – Female, 30s – lead\n2) TOM – Male, 45 to 55 – lead'],
    ['bold names', '**SARAH**\n\nLead. Female, 30s.\n\n**TOM** Lead. Male, 45-55'],
    ['ages in brackets', 'SARAH (30s)\nFemale lead\n\nTOM (45-55)\nMale lead'],
    [
      'keys and values',
      'ROLE: SARAH\nAGE: 30s\nGENDER: F\nSIZE: Lead\n\nROLE: TOM / AGE: 45-55 / GENDER: M / SIZE: Lead',
    ],
    ['a heading over them', 'LEADS\n\nSARAH – Female, 30s\nTOM – Male, 45–55'],
    ['a table', 'Role\tSize\tGender\tAge\nSARAH\tLead\tFemale\t30s\nTOM\tLead\tMale\t45-55'],
    ['a numbered list of a document', '1.\tSARAH (30s, F), lead\n2.\tTOM (45-55, M), lead'],
  ])('are read from %s', (_, text) => {
    const lead = { talentTypeId: 'lead', description: null };
    expect(rolesOf(text)).toMatchObject([
      { ...SARAH, ...lead },
      { ...TOM, ...lead },
    ]);
  });
});

it.each([
  ['early 30s', [30, 33]],
  ['mid-late 40s', [44, 49]],
  ['20s–30s', [20, 39]],
  ['60+', [60, null]],
  ['late teens', [17, 19]],
  ['a widow in her fifties', [50, 59]],
])('plays %s', (text, [playingAgeMin, playingAgeMax]) => {
  expect(rolesOf(`- ANN, ${text}.`)).toMatchObject([{ playingAgeMin, playingAgeMax }]);
});

it('crew are known by their craft and asked nothing of who they are', () => {
  const roles = rolesOf('CREW\nGaffer – £400/day, own lighting van\n1st AC: 2 needed. SAG-AFTRA.');
  expect(roles).toMatchObject([
    {
      roleType: 'crew',
      crewRoleId: 'gaffer',
      payAmount: 40_000,
      payUnit: 'day',
      kit: 'own lighting van',
    },
    { roleType: 'crew', crewRoleId: '1st-ac', countNeeded: 2, unionIds: ['sag-aftra'] },
  ]);
  for (const role of roles) expect(roleProblems(role)).toEqual({});
});

it('a driver of whom an age is told is a character', () => {
  expect(rolesOf('- DRIVER, featured. Male, 40s.')).toMatchObject([
    { roleType: 'talent', crewRoleId: null, genders: ['man'] },
  ]);
});

it('money in a story is not pay, and days without a year are left to people', () => {
  const [role] = rolesOf('- TOM, lead. He stole £500 from his brother. Shoots 3 May.');
  expect(role).toMatchObject({
    payAmount: null,
    workDates: [],
    description: 'He stole £500 from his brother. Shoots 3 May.',
  });
});

describe('any text', () => {
  const fragments = fc.constantFrom(
    ...[
      '- ',
      '**',
      '(',
      ')',
      ', ',
      '. ',
      ': ',
      '\n',
      '\r\n',
      'NAME',
      'ROLE',
      'AGE',
      '45–55',
      '50s',
    ],
    ...['female', 'lead', 'Gaffer', '£5,500', 'buyout', 'fluent Polish', 'must drive', 'x4', '/'],
    ...['G3–D5', 'kiss', 'LEADS', 'plays 15', '12–14 March 2027', '99999999999', '\u200b', '😀'],
  );
  const anyText = fc.oneof(
    fc
      .array(fc.oneof(fragments, fc.string({ maxLength: 8 })), { maxLength: 80 })
      .map((it) => it.join('')),
    fc.string({ unit: 'grapheme', maxLength: 400 }),
  );
  const wordsOf = (text: string) => text.replace(/\*\*|__/g, '').match(/[\p{L}\p{N}]+/gu) ?? [];

  it('is read into roles that their form takes, and no word of it is lost', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const { title, notes, roles } = read(text);
        for (const { role } of roles) roleFormSchema.parse(role);
        const kept = [title, notes, ...roles.map(({ source }) => source)].join('\n');
        const words = new Set(wordsOf(kept));
        for (const word of wordsOf(text)) expect(words).toContain(word);
      }),
      { numRuns: 300 },
    );
  });

  it('of the greatest length takes its time in proportion', () => {
    const longest = (part: string) =>
      part.repeat(LIMITS.breakdownLength).slice(0, LIMITS.breakdownLength);
    for (const part of [
      '(',
      'a,',
      '1-',
      'x',
      '**a',
      'AGE:',
      'plays 1 ',
      '£1 day ',
      ' to ',
      'A. ',
    ]) {
      expect(read(longest(part)).roles.length).toBeLessThanOrEqual(LIMITS.roles);
    }
  });
});

import type { FitReason } from '@callboard/contract/fit';
import { describe, expect, it } from 'vitest';
import { fitInWords } from './fit-words.ts';

const NOTHING = { terms: [], level: null, min: null, max: null, from: null, to: null };
const reason = (
  given: Partial<FitReason> & Pick<FitReason, 'criterion' | 'verdict'>,
): FitReason => ({
  ...NOTHING,
  ...given,
});

const UK = { units: 'metric', playingAge: 'Playing age' } as const;

describe('what speaks for and against a call', () => {
  it('reads as one would say it, what fits first', () => {
    const reasons = [
      reason({ criterion: 'category', verdict: 'met', terms: ['performer'] }),
      reason({ criterion: 'age', verdict: 'unmet', min: 45, max: 55 }),
      reason({ criterion: 'accent', verdict: 'met', terms: ['Glasgow'] }),
      reason({ criterion: 'language', verdict: 'met', terms: ['Polish'], level: 'fluent' }),
      reason({ criterion: 'height', verdict: 'unknown', min: 170 }),
      reason({ criterion: 'dates', verdict: 'unmet', from: '2027-03-03', to: '2027-03-05' }),
    ];
    expect(fitInWords(reasons, UK)).toBe(
      'Glasgow accent, fluent Polish. Asked: playing age 45–55, free 3–5 Mar 2027. Not in the profile: height from 170 cm.',
    );
  });

  it.each([
    [{ criterion: 'category', verdict: 'unmet', terms: ['18 or over'] }, 'Asked: 18 or over.'],
    [
      { criterion: 'gender', verdict: 'met', terms: ['woman', 'non-binary'] },
      'Woman or non-binary.',
    ],
    [{ criterion: 'ethnicity', verdict: 'unmet', terms: ['A', 'B', 'C'] }, 'Asked: A, B or C.'],
    [
      { criterion: 'skill', verdict: 'unmet', terms: ['Fiddle'], level: 'expert' },
      'Asked: Fiddle (expert).',
    ],
    [{ criterion: 'place', verdict: 'unknown', terms: ['Leeds'] }, 'Not in the profile: Leeds.'],
    [{ criterion: 'dates', verdict: 'met' }, 'Free on all dates.'],
    [
      { criterion: 'union', verdict: 'unknown', terms: ['union'] },
      'Not in the profile: in a union.',
    ],
    [{ criterion: 'union', verdict: 'met', terms: ['non-union'] }, 'Non-union.'],
  ] as const)('says %o as “%s”', (given, words) => {
    expect(
      fitInWords([reason({ ...given, terms: [...('terms' in given ? given.terms : [])] })], UK),
    ).toBe(words);
  });

  it('says it in the reader’s own units and words', () => {
    const reasons = [
      reason({ criterion: 'height', verdict: 'met', min: 170, max: 180 }),
      reason({ criterion: 'age', verdict: 'met', min: 30, max: 30 }),
    ];
    expect(fitInWords(reasons, { units: 'imperial', playingAge: 'Age range' })).toBe(
      'Height 5′ 7″–5′ 11″, age range 30.',
    );
  });
});

import { describe, expect, it } from 'vitest';
import { compare, shareInWords } from './compare.ts';
import { numberInWords } from './metric-words.ts';

describe('a figure beside the one before', () => {
  it.each([
    [{ now: 15, before: 3 }, 30, 'more', '12 more than in the 30 days before'],
    [{ now: 3, before: 15 }, 7, 'fewer', '12 fewer than in the 7 days before'],
    [{ now: 4, before: 0 }, 365, 'new', 'New: none in the year before'],
    [{ now: 7, before: 7 }, 90, 'same', 'As many as in the 90 days before'],
    [{ now: 0, before: 0 }, 30, 'same', 'None in the 30 days before either'],
  ] as const)('%j over %i days is %s: %s', (compared, days, trend, words) => {
    expect(compare(compared, days)).toEqual({ trend, words });
  });

  it('writes large differences as the reader writes numbers', () => {
    const { words } = compare({ now: 1_284_339, before: 1 }, 30);
    expect(words).toBe(`${numberInWords(1_284_338)} more than in the 30 days before`);
  });

  it('knows no share of nothing', () => {
    expect(shareInWords(0, 0)).toBe('–');
    expect(shareInWords(1, 3)).toBe('33 %');
  });
});

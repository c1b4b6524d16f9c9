import { describe, expect, it } from 'vitest';
import { distanceIn } from '../../../lib/talent/measures.ts';
import { AGES, ageBars, HEIGHTS, heightBars, rangeOf, thumbsOf } from './bands.ts';
import { countFrom, withLevel } from './levels.ts';
import { optionsOf, orderOf, shownOf } from './options.ts';
import { radiiIn } from './radii.ts';

const terms = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ id: `t${at}`, name: `Term ${at}` }));

describe('the choices of a facet', () => {
  it('keep their own order while they are few, and count nobody as none', () => {
    const order = orderOf({ terms: terms(3), counts: { t2: 9 } });
    const options = optionsOf(order, { terms: terms(3), counts: { t2: 9 }, chosen: ['t0'] });
    expect(options.map(({ id, count, isChosen }) => [id, count, isChosen])).toEqual([
      ['t0', 0, true],
      ['t1', 0, false],
      ['t2', 9, false],
    ]);
  });

  it('begin with what most have where they are many, with what is chosen always in sight', () => {
    const counts = { t11: 5, t4: 7 };
    const order = orderOf({ terms: terms(12), counts });
    const options = optionsOf(order, { terms: terms(12), counts, chosen: ['t10'] });
    const shown = shownOf(options, { typed: '', isOpened: false }).map(({ id }) => id);
    expect(shown).toEqual(['t4', 't11', 't0', 't1', 't2', 't3', 't10']);
  });

  it('are found by typing, wherever they stand', () => {
    const options = optionsOf(orderOf({ terms: terms(40), counts: {} }), {
      terms: terms(40),
      counts: {},
      chosen: [],
    });
    expect(shownOf(options, { typed: 'term 39', isOpened: false }).map(({ id }) => id)).toEqual([
      't39',
    ]);
  });

  it('of endless lists are, opened, those that somebody has', () => {
    const counts = { t38: 1 };
    const options = optionsOf(orderOf({ terms: terms(40), counts }), {
      terms: terms(40),
      counts,
      chosen: ['t2'],
    });
    const shown = shownOf(options, { typed: '', isOpened: true });
    expect(shown.map(({ id }) => id)).toEqual(['t38', 't2']);
  });
});

describe('levels', () => {
  it('count with all that are better', () => {
    const counts = { basic: 7, intermediate: 4, professional: 1 };
    expect(countFrom('skill', 'basic', counts)).toBe(12);
    expect(countFrom('skill', 'highly_skilled', counts)).toBe(1);
  });

  it('change in the place of their term, which is there once', () => {
    const chosen = ['fencing', 'waltz~basic'];
    expect(withLevel(chosen, 'fencing', { id: 'fencing', level: 'professional' })).toEqual([
      'fencing~professional',
      'waltz~basic',
    ]);
    expect(withLevel(chosen, 'waltz', undefined)).toEqual(['fencing']);
    expect(withLevel(chosen, 'yoga', { id: 'yoga', level: undefined })).toEqual([
      'fencing',
      'waltz~basic',
      'yoga',
    ]);
  });
});

describe('a range', () => {
  it('asks for nothing at the ends of its scale', () => {
    expect(rangeOf([0, 80], AGES)).toEqual({ min: undefined, max: undefined });
    expect(rangeOf([25, 80], AGES)).toEqual({ min: 25, max: undefined });
  });

  it('stands at the end where the address asks for more', () => {
    expect(thumbsOf({ min: 90, max: 240 }, HEIGHTS)).toEqual([120, 210]);
  });

  it('is drawn with what lies beyond its ends at its ends', () => {
    const bars = heightBars({ 90: 2, 120: 1, 170: 4, 230: 1 });
    expect(bars.map(({ count }) => count)).toEqual([3, 0, 0, 0, 0, 4, 0, 0, 1]);
    expect(ageBars({ 65: 3 }).at(-1)).toEqual({ from: 65, to: 80, count: 3 });
  });
});

describe('how far around a town', () => {
  it('is a round number in kilometres and in miles', () => {
    const inWords = (units: 'metric' | 'imperial') =>
      radiiIn(units).map((km) => distanceIn(units, km));
    expect(inWords('metric')).toEqual(['10 km', '25 km', '50 km', '100 km', '250 km']);
    expect(inWords('imperial')).toEqual([
      '5 miles',
      '15 miles',
      '30 miles',
      '60 miles',
      '150 miles',
    ]);
  });
});

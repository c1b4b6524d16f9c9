import { describe, expect, it } from 'vitest';
import { testTalentAnalytics } from '../analytics.fixture.ts';
import { isNothing, plottedOf } from './plotted.ts';
import { countsMarked, datesMarked } from './ticks.ts';

const sumOf = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0);

describe('what is plotted', () => {
  it('is each day beside the one as far into the period before', () => {
    const plotted = plottedOf(testTalentAnalytics(7), 'profileViews');
    expect(plotted.map(({ count }) => count)).toEqual([8, 9, 10, 11, 12, 13, 14]);
    expect(plotted.at(-1)).toEqual({
      from: '2026-11-16',
      to: '2026-11-16',
      count: 14,
      before: { from: '2026-11-09', to: '2026-11-09', count: 7 },
    });
  });

  it('stands alone where nothing is known of the period before', () => {
    const { days, ...rest } = testTalentAnalytics(7);
    const plotted = plottedOf({ ...rest, days: days.slice(7) }, 'profileViews');
    expect(plotted.map(({ before }) => before)).toEqual(Array(7).fill(null));
  });

  it('is the weeks of a year, whole ones up to today, and leaves no day out', () => {
    const figures = testTalentAnalytics(365);
    const plotted = plottedOf(figures, 'profileViews');
    expect(plotted.length).toBe(52);
    expect(plotted[0]).toMatchObject({ from: '2025-11-17', to: '2025-11-24' });
    expect(plotted.at(-1)).toMatchObject({ from: '2026-11-10', to: '2026-11-16' });
    const ofDays = figures.days.map((each) => each.profileViews);
    expect(sumOf(plotted.map(({ count }) => count))).toBe(sumOf(ofDays.slice(365)));
    expect(sumOf(plotted.map(({ before }) => before?.count ?? 0))).toBe(
      sumOf(ofDays.slice(0, 365)),
    );
  });

  it('is nothing only where there was nothing before either', () => {
    const figures = testTalentAnalytics(7);
    expect(isNothing(plottedOf(figures, 'applied'))).toBe(true);
    const quiet = figures.days.map((each) =>
      each.day < figures.period.from ? each : { ...each, profileViews: 0 },
    );
    expect(isNothing(plottedOf({ ...figures, days: quiet }, 'profileViews'))).toBe(false);
  });
});

describe('the marks around a plot', () => {
  it.each([
    [0, [0, 1, 2, 3, 4]],
    [7, [0, 2, 4, 6, 8]],
    [20, [0, 5, 10, 15, 20]],
    [1_284_339, [0, 500_000, 1_000_000, 1_500_000]],
  ])('count up to %i in whole, round steps', (highest, marks) => {
    expect(countsMarked(highest)).toEqual(marks);
  });

  it('end today, a week apart where there is no room for all days', () => {
    const plotted = plottedOf(testTalentAnalytics(30), 'profileViews');
    expect(datesMarked(plotted, 1_000)).toEqual([1, 8, 15, 22, 29]);
    expect(datesMarked(plotted, 320)).toEqual([1, 15, 29]);
  });

  it('are months below a year', () => {
    const plotted = plottedOf(testTalentAnalytics(365), 'profileViews');
    const months = datesMarked(plotted, 1_200).map((place) => plotted[place]?.to.slice(0, 7));
    expect(months.length).toBe(12);
    expect(months[0]).toBe('2025-12');
    expect(months.at(-1)).toBe('2026-11');
  });
});

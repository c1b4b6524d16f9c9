import type { DayFigures, Metric, TalentAnalytics } from '@callboard/contract/analytics';

type Counted = { from: string; to: string; count: number };

/** A day of the period, or a week of a year, beside the one that lies as far into the period before. */
export type Plotted = Counted & { before: Counted | null };
export type PlottedUnit = 'day' | 'week';

export type PlottedFigures = Pick<TalentAnalytics, 'days' | 'period' | 'isBeforeCounted'>;

/** From more days than this on, what is drawn is how a week went: single days are a thicket. */
const DAYS_MAX = 100;
const WEEK = 7;

export const unitOf = (days: number): PlottedUnit => (days > DAYS_MAX ? 'week' : 'day');

/** One metric over time, from the oldest. */
export function plottedOf(figures: PlottedFigures, metric: Metric): Plotted[] {
  const { days, period, isBeforeCounted } = figures;
  const step = unitOf(period.days) === 'week' ? WEEK : 1;
  const within = days.filter(({ day }) => day >= period.from);
  const earlier = isBeforeCounted
    ? days.filter(({ day }) => day < period.from).slice(-within.length)
    : [];
  const now = inSteps(within, step).map((some) => sum(some, metric));
  const before = inSteps(earlier, step).map((some) => sum(some, metric));
  const missing = now.length - before.length;
  return now.map((counted, at) => ({ ...counted, before: before[at - missing] ?? null }));
}

/** Counted back from the last, so that it is whole; what is left over goes with the oldest. */
function inSteps(days: readonly DayFigures[], step: number): DayFigures[][] {
  const whole = Math.floor(days.length / step);
  const rest = days.length - whole * step;
  return Array.from({ length: whole }, (_, at) =>
    days.slice(at === 0 ? 0 : rest + at * step, rest + (at + 1) * step),
  );
}

function sum(days: readonly DayFigures[], metric: Metric): Counted {
  return {
    from: days[0]?.day ?? '',
    to: days.at(-1)?.day ?? '',
    count: days.reduce((total, figures) => total + figures[metric], 0),
  };
}

/** None where nothing is known of the period before. */
export function totalBefore(plotted: readonly Plotted[]): number | null {
  const known = plotted.flatMap(({ before }) => before ?? []);
  return known.length === 0 ? null : known.reduce((total, { count }) => total + count, 0);
}

export const isNothing = (plotted: readonly Plotted[]) =>
  plotted.every(({ count, before }) => count === 0 && (before?.count ?? 0) === 0);

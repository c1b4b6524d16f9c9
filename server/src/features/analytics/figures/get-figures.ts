import {
  type Compared,
  type DayFigures,
  FUNNEL_STAGES,
  METRICS,
  type Metric,
} from '@callboard/contract/analytics';
import { addDays } from '../../../platform/calendar.ts';
import type { Queryable } from '../../../platform/database/database.ts';
import { isBeforeCounted, type Period, presentPeriod } from './period.ts';
import {
  type DayRow,
  type FunnelRow,
  findCountedAt,
  findCountedSince,
  listDays,
  listFurthest,
  type Whose,
} from './queries.ts';

/** What a talent's figures and a whole roster's have in common; with the rows of days they come from. */
export async function getFigures(db: Queryable, whose: Whose, period: Period) {
  const [countedAt, countedSince, rows, furthest] = await Promise.all([
    findCountedAt(db),
    findCountedSince(db, whose),
    listDays(db, whose, period),
    listFurthest(db, whose, period),
  ]);
  return {
    rows,
    figures: {
      period: presentPeriod(period),
      countedUntil: countedAt?.toISOString() ?? null,
      countedSince,
      isBeforeCounted: isBeforeCounted(period, countedSince),
      totals: totalsOf(rows, period),
      days: everyDay(rows, { from: period.beforeFrom, days: period.days * 2 }),
      funnel: funnelOf(furthest),
    },
  };
}

function totalsOf(rows: readonly DayRow[], period: Period) {
  return Object.fromEntries(
    METRICS.map((metric) => [metric, compare(rows, metric, period)]),
  ) as Record<Metric, Compared>;
}

function compare(rows: readonly DayRow[], metric: Metric, { from }: Period): Compared {
  const sum = (some: readonly DayRow[]) => some.reduce((total, row) => total + row[metric], 0);
  return {
    now: sum(rows.filter(({ day }) => day >= from)),
    before: sum(rows.filter(({ day }) => day < from)),
  };
}

/** Also those on which nothing happened. */
export function everyDay(
  rows: readonly DayRow[],
  { from, days }: Pick<Period, 'from' | 'days'>,
): DayFigures[] {
  const known = new Map(rows.map((row) => [row.day, row]));
  return Array.from({ length: days }, (_, after) => {
    const day = addDays(from, after);
    const row = known.get(day);
    const of = (metric: Metric) => row?.[metric] ?? 0;
    return {
      day,
      profileViews: of('profileViews'),
      searchAppearances: of('searchAppearances'),
      mediaPlays: of('mediaPlays'),
      callsViewed: of('callsViewed'),
      applied: of('applied'),
    };
  });
}

/** Whoever came further was there, too. */
function funnelOf(furthest: readonly FunnelRow[]) {
  return FUNNEL_STAGES.map((stage, at) => {
    const reached = furthest.filter((row) => row.stage >= at);
    return {
      stage,
      now: reached.reduce((sum, { now }) => sum + now, 0),
      before: reached.reduce((sum, { before }) => sum + before, 0),
    };
  });
}

import { addDays, startOfDay } from '../../../platform/calendar.ts';

/** So many days that end today, as UTC counts days, and as many before them. */
export type Period = {
  days: number;
  from: string;
  to: string;
  /** The first day of those before. */
  beforeFrom: string;
  /** When each begins, and when the last day ends. */
  starts: { before: Date; now: Date; end: Date };
};

export function periodOf(now: Date, days: number): Period {
  const to = now.toISOString().slice(0, 10);
  const from = addDays(to, 1 - days);
  const beforeFrom = addDays(from, -days);
  const at = (day: string) => startOfDay(day, 'UTC');
  return {
    days,
    from,
    to,
    beforeFrom,
    starts: { before: at(beforeFrom), now: at(from), end: at(addDays(to, 1)) },
  };
}

/** A part of it would be compared as if it were all. */
export function isBeforeCounted({ beforeFrom }: Period, countedSince: string | null): boolean {
  return countedSince !== null && countedSince <= beforeFrom;
}

export function presentPeriod({ days, from, to }: Period) {
  return { days, from, to };
}

import { addDays, startOfDay } from '../../../platform/calendar.ts';

/** Whole days as UTC counts them, today's among them, and as many before. */
export type Periods = {
  days: number;
  /** The first and the last day. */
  from: string;
  to: string;
  /** The same as moments: the period before, this one, and where it ends. */
  before: Date;
  start: Date;
  end: Date;
};

export function periodsOf(now: Date, days: number): Periods {
  const to = now.toISOString().slice(0, 10);
  const from = addDays(to, 1 - days);
  const momentOf = (day: string) => startOfDay(day, 'UTC');
  return {
    days,
    from,
    to,
    before: momentOf(addDays(from, -days)),
    start: momentOf(from),
    end: momentOf(addDays(to, 1)),
  };
}

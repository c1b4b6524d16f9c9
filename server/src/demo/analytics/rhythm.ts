import { dayAt } from '../demo-time.ts';
import { type Random, random } from '../portraits/random.ts';

/** A year, today among it. */
export const YEAR_DAYS = 365;

/** From Sunday on. */
const WEEK = [0.35, 1.05, 1.15, 1.1, 1.1, 0.9, 0.45];
/** How busy the first day was beside today. */
const FIRST_DAY = 0.5;

export type Day = {
  /** Midnight. */
  start: Date;
  daysAgo: number;
  /** How much goes on beside a usual day of today. */
  pace: number;
};

/** The days of the year, the oldest first. */
export function daysOfYear(now: Date): Day[] {
  return Array.from({ length: YEAR_DAYS }, (_, index) => {
    const daysAgo = YEAR_DAYS - 1 - index;
    const start = dayAt(now, -daysAgo, 0);
    const wobble = 0.85 + random(`day ${daysAgo}`).next() * 0.3;
    return { start, daysAgo, pace: paceOf(start, daysAgo) * wobble };
  });
}

function paceOf(day: Date, daysAgo: number): number {
  const growth = 1 - (1 - FIRST_DAY) * (daysAgo / YEAR_DAYS);
  return growth * (WEEK[day.getUTCDay()] ?? 1) * seasonOf(day);
}

/** Nobody casts over Christmas, and few in August. */
function seasonOf(day: Date): number {
  const [month, date] = [day.getUTCMonth() + 1, day.getUTCDate()];
  if (month === 12) return date < 15 ? 0.75 : 0.2;
  if (month === 1 && date < 6) return 0.35;
  return month === 8 ? 0.8 : 1;
}

const MORNING_HOUR = 8;
const WAKING_HOURS = 13;

/** Some time of the day at which people are at it, most of them around the middle of it. */
export function someTimeOf({ start }: Day, dice: Random): number {
  const hours = MORNING_HOUR + ((dice.next() + dice.next()) / 2) * WAKING_HOURS;
  return Math.floor(start.getTime() / 1000 + hours * 3600) * 1000;
}

/** A whole number that is this one on average. */
export function about(mean: number, dice: Random): number {
  const spread = mean * (0.5 + dice.next());
  return Math.floor(spread) + (dice.chance(spread % 1) ? 1 : 0);
}

/** Days of the calendar as ISO 8601 texts. They compare as texts do, and no time zone shifts them. */

export type Month = { year: number /** From 0, as dates have it. */; month: number };

const DAYS_IN_WEEK = 7;
const MONTHS_IN_YEAR = 12;

const toDate = (day: string) => new Date(`${day}T00:00:00Z`);
const toDay = (date: Date) => date.toISOString().slice(0, 10);

export function todayIn(timeZone: string, now: Date = new Date()): string {
  // Swedish writes a date as ISO 8601 does.
  return new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' }).format(now);
}

export function addDays(day: string, count: number): string {
  const date = toDate(day);
  date.setUTCDate(date.getUTCDate() + count);
  return toDay(date);
}

/** The same day of another month, or its last where it has no such day. */
export function addMonths(day: string, count: number): string {
  const date = toDate(day);
  const last = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + count + 1, 0));
  const wanted = Math.min(date.getUTCDate(), last.getUTCDate());
  last.setUTCDate(wanted);
  return toDay(last);
}

export function monthOf(day: string): Month {
  const date = toDate(day);
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() };
}

export function followingMonth({ year, month }: Month, count: number): Month {
  const date = new Date(Date.UTC(year, month + count, 1));
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() };
}

export const monthsBetween = (one: Month, other: Month) =>
  (other.year - one.year) * MONTHS_IN_YEAR + other.month - one.month;

export const firstOf = ({ year, month }: Month) => toDay(new Date(Date.UTC(year, month, 1)));

/** How many columns a day stands from the left. */
export function columnOf(day: string, firstWeekday: number): number {
  return (toDate(day).getUTCDay() - firstWeekday + DAYS_IN_WEEK) % DAYS_IN_WEEK;
}

/** The month's weeks, a place of another month's day left empty. */
export function weeksOf(month: Month, firstWeekday: number): (string | undefined)[][] {
  const first = firstOf(month);
  const count = new Date(Date.UTC(month.year, month.month + 1, 0)).getUTCDate();
  const before = columnOf(first, firstWeekday);
  const places = Math.ceil((before + count) / DAYS_IN_WEEK) * DAYS_IN_WEEK;
  const days = Array.from({ length: places }, (_, place) => {
    const isInside = place >= before && place < before + count;
    return isInside ? addDays(first, place - before) : undefined;
  });
  return Array.from({ length: places / DAYS_IN_WEEK }, (_, week) =>
    days.slice(week * DAYS_IN_WEEK, (week + 1) * DAYS_IN_WEEK),
  );
}

/** Sunday where people hang such calendars, Monday elsewhere. */
export function firstWeekdayIn(countryId: string | null): number {
  return ['us', 'ca', 'mx', 'br', 'jp', 'in', 'il', 'za'].includes(countryId ?? '') ? 0 : 1;
}

const format = (options: Intl.DateTimeFormatOptions) => {
  const formatter = new Intl.DateTimeFormat('en-GB', { ...options, timeZone: 'UTC' });
  return (day: string) => formatter.format(toDate(day));
};
const weekdayAndDate = format({
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
});
/** Browsers do not agree on the comma. */
export const dayInFull = (day: string) => weekdayAndDate(day).replace(',', '');
export const dayInShort = format({ day: 'numeric', month: 'short', year: 'numeric' });
export const monthInFull = format({ month: 'long', year: 'numeric' });
export const weekdayInShort = format({ weekday: 'short' });
export const weekdayInFull = format({ weekday: 'long' });

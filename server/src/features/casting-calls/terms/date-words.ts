import type { CallTerms } from './terms-of.ts';

const DAYS = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
});

/** '4 Mar 2026'. A day is a day wherever it is read. */
export function dayWords(day: string): string {
  return DAYS.format(new Date(day));
}

/** '4 – 14 Mar 2026, 2 Apr 2026', in the order of time. What the days are for is no promise. */
export function dateWords(workDates: CallTerms['workDates']): string {
  if (workDates.length === 0) return 'No dates';
  return workDates
    .toSorted((one, other) => one.from.localeCompare(other.from) || one.to.localeCompare(other.to))
    .map(({ from, to }) => DAYS.formatRange(new Date(from), new Date(to)).replace(/\s–\s/, ' – '))
    .join(', ');
}

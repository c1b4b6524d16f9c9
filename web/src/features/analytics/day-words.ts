import type { TalentAnalytics } from '@callboard/contract/analytics';

/** Days as the reader's own language writes them. They are counted in UTC, wherever one reads. */

type Days = { from: string; to: string };

const at = (day: string) => new Date(`${day}T00:00:00Z`);

const format = (options: Intl.DateTimeFormatOptions) => {
  const formatter = new Intl.DateTimeFormat(undefined, { ...options, timeZone: 'UTC' });
  return (day: string) => formatter.format(at(day));
};

const DAY = { day: 'numeric', month: 'short', year: 'numeric' } as const;
const wholeDay = format({ ...DAY, weekday: 'short' });
const range = new Intl.DateTimeFormat(undefined, { ...DAY, timeZone: 'UTC' });

/** 'Mon, 16 Nov 2026', '9 – 15 Nov 2026'. */
export function daysInWords({ from, to }: Days): string {
  return from === to ? wholeDay(from) : range.formatRange(at(from), at(to));
}

/** 'on Mon, 16 Nov 2026', 'in 9 – 15 Nov 2026'. */
export const onDays = (days: Days) => `${days.from === days.to ? 'on' : 'in'} ${daysInWords(days)}`;

/** Below a plot. */
export const shortDay = format({ day: 'numeric', month: 'short' });
export const shortMonth = format({ month: 'short' });
export const monthAndYear = format({ month: 'short', year: 'numeric' });

export type Counted = Pick<TalentAnalytics, 'countedUntil' | 'countedSince' | 'isBeforeCounted'>;

/**
 * 'Counted until 12:40', on the clock of the reader's zone; with the day where it is not today's, and with
 * the first one where there is nothing before to compare with. Whose clock is not that of the days is told.
 */
export function countedInWords(
  { countedUntil, countedSince, isBeforeCounted }: Counted,
  timeZone: string,
  now: Date = new Date(),
): string {
  if (countedUntil === null) return 'Nothing was counted yet';
  const counted = new Date(countedUntil);
  const day = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeZone });
  const time = new Intl.DateTimeFormat(undefined, {
    hour: '2-digit',
    minute: '2-digit',
    timeZone,
    ...(day.format(counted) !== day.format(now) && { day: 'numeric', month: 'short' }),
  });
  const since =
    isBeforeCounted || countedSince === null ? '' : ` since ${range.format(at(countedSince))},`;
  const zone = isUtc(timeZone, now) ? '' : ' · days begin at midnight UTC';
  return `Counted${since} until ${time.format(counted)}${zone}`;
}

function isUtc(timeZone: string, now: Date): boolean {
  const clock = (zone: string) => now.toLocaleString('sv-SE', { timeZone: zone });
  return clock(timeZone) === clock('UTC');
}

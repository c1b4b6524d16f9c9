/** Days of the calendar (ISO 8601) in words. They have no time zone: the 12th is the 12th anywhere. */

type Parts = { day: string; month: string; year: string };

function partsOf(day: string): Parts {
  const date = new Date(`${day}T00:00:00Z`);
  const said = (options: Intl.DateTimeFormatOptions) =>
    date.toLocaleDateString('en-GB', { ...options, timeZone: 'UTC' });
  return {
    day: said({ day: 'numeric' }),
    month: said({ month: 'short' }),
    year: said({ year: 'numeric' }),
  };
}

/** The day that it is where the reader is. */
export function today(now: Date = new Date()): string {
  return now.toLocaleDateString('sv-SE');
}

/** '12 May', '12–16 May', '28 May–3 Jun'; the year only where it is not this one. */
export function daysInWords(from: string, to: string | null, now: Date = new Date()): string {
  const first = partsOf(from);
  const last = partsOf(to ?? from);
  const thisYear = String(now.getFullYear());
  const yearAfter = ({ year }: Parts) => (year === thisYear ? '' : ` ${year}`);
  const end = `${last.day} ${last.month}${yearAfter(last)}`;
  if (to === null || to === from) return end;
  if (first.year !== last.year) {
    return `${first.day} ${first.month} ${first.year}–${last.day} ${last.month} ${last.year}`;
  }
  return first.month === last.month ? `${first.day}–${end}` : `${first.day} ${first.month}–${end}`;
}

/** '12 May', in the reader's own zone; the year only where it is not this one. */
export function shortDay(instant: string, now: Date = new Date()): string {
  const date = new Date(instant);
  const isThisYear = date.getFullYear() === now.getFullYear();
  const year = isThisYear ? {} : ({ year: 'numeric' } as const);
  return date.toLocaleDateString('en-GB', { day: 'numeric', month: 'short', ...year });
}

/** 'Thu 12 May, 18:00', in the reader's own zone. */
export function dayAndTime(instant: string): string {
  return new Date(instant).toLocaleString('en-GB', {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
  });
}

const SOON_MS = 3 * 24 * 60 * 60 * 1_000;

/** Soon enough to be said with more weight. */
export function isSoon(instant: string, now: Date = new Date()): boolean {
  return new Date(instant).getTime() - now.getTime() < SOON_MS;
}

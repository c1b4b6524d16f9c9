import { today } from '../../lib/casting/days.ts';

const SOON_DAYS = 30;
const DAY_MS = 24 * 60 * 60 * 1000;

type Tone = 'neutral' | 'success' | 'warn' | 'danger';

/** '30 June 2026'. Days are the same wherever they are read. */
export function longDay(day: string): string {
  const words = { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const;
  return new Date(day).toLocaleDateString('en-GB', words);
}

/** Where a licence stands, in a few words. */
export function licenceStanding(
  until: string | null,
  now: Date = new Date(),
): { word: string; tone: Tone } {
  if (until === null) return { word: 'No licence yet', tone: 'neutral' };
  const day = today(now);
  if (until < day) return { word: `Licence ran out on ${longDay(until)}`, tone: 'danger' };
  const isSoon = Date.parse(until) - Date.parse(day) <= SOON_DAYS * DAY_MS;
  return { word: `Licence valid until ${longDay(until)}`, tone: isSoon ? 'warn' : 'success' };
}

import { shortDay } from './days.ts';

const HOUR_MS = 60 * 60 * 1_000;
const DAY_MS = 24 * HOUR_MS;

/** How far away an instant is: 'in 5 hours', 'tomorrow', 'in 3 days'; a date when it is far. */
export function untilInWords(instant: string, now: Date = new Date()): string {
  const away = new Date(instant).getTime() - now.getTime();
  if (away <= 0) return 'now';
  const hours = Math.floor(away / HOUR_MS);
  if (hours < 1) return 'in less than an hour';
  if (hours < 24) return hours === 1 ? 'in an hour' : `in ${hours} hours`;
  const days = Math.round(away / DAY_MS);
  if (days === 1) return 'tomorrow';
  return days <= 14 ? `in ${days} days` : `on ${shortDay(instant, now)}`;
}

import type { BackgroundDay } from '@callboard/contract/background';
import { today } from '../../../lib/casting/days.ts';

/** 'Mon 12 May'; the year only where it is not this one. A day has no time zone. */
export function dayInWords(day: string, now: Date = new Date()): string {
  const date = new Date(`${day}T00:00:00Z`);
  const year = day.startsWith(String(now.getFullYear())) ? {} : ({ year: 'numeric' } as const);
  const options = { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' } as const;
  return date.toLocaleDateString('en-GB', { ...options, ...year }).replace(',', '');
}

/** Nobody is asked or called for it any more. */
export const isOver = ({ day }: Pick<BackgroundDay, 'day'>) => day < today();

/** '34 of 40 confirmed · 3 waiting · 12 asked' */
export function countsInWords({ needed, confirmed, waitlisted, asked }: BackgroundDay): string {
  return [
    `${confirmed} of ${needed} confirmed`,
    waitlisted > 0 ? `${waitlisted} on the waiting list` : null,
    asked > 0 ? `${asked} asked` : null,
  ]
    .filter((part) => part !== null)
    .join(' · ');
}

const PLACES = ['asked', 'confirmed', 'waitlisted'];

/** Asked, coming or waiting; whoever declined or was let go may be asked again. */
export const isIn = ({ status }: Pick<BackgroundDay['people'][number], 'status'>) =>
  PLACES.includes(status);

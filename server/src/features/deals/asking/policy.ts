import { dayIn } from '../../../platform/calendar.ts';

/** Where a day ends last. */
const LAST_ZONE = 'Etc/GMT+12';

/** A day is over once it is over everywhere: where it is to be worked is not known to the clock. */
export function isOver(day: string, now: Date): boolean {
  return day < dayIn(LAST_ZONE, now);
}

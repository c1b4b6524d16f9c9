import { dayIn, startOfDay } from '../../../platform/calendar.ts';

const HOUR_MS = 60 * 60 * 1000;
const FROM_HOUR = 8;
/** A server that was away in the morning still mails by day, never at night. */
const TO_HOUR = 20;

export type Morning = { timeZone: string; at: Date };

/** Where it is day, and when its morning mail was due: who matched before that is in it. */
export function morningsOf(timeZones: readonly string[], now: Date): Morning[] {
  return timeZones.flatMap((timeZone) => {
    const midnight = startOfDay(dayIn(timeZone, now), timeZone).getTime();
    const at = new Date(midnight + FROM_HOUR * HOUR_MS);
    const isDay = now >= at && now.getTime() < midnight + TO_HOUR * HOUR_MS;
    return isDay ? [{ timeZone, at }] : [];
  });
}

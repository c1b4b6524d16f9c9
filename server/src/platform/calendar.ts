/** Days of the calendar (`2026-03-02`) as people in a time zone live them. */

const DAY_MS = 24 * 60 * 60 * 1000;

/** The day that it is there at this moment. */
export function dayIn(timeZone: string, at: Date): string {
  return wallClock(timeZone, at).slice(0, 10);
}

export function addDays(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);
}

/** The moment at which a day begins there. */
export function startOfDay(day: string, timeZone: string): Date {
  const midnight = Date.parse(day);
  const nearly = midnight - offsetAt(timeZone, midnight);
  // The clocks may have been changed between the two.
  return new Date(midnight - offsetAt(timeZone, nearly));
}

/** How far its clocks are ahead of UTC, in milliseconds. */
export function offsetAt(timeZone: string, at: number): number {
  return Date.parse(`${wallClock(timeZone, new Date(at)).replace(' ', 'T')}Z`) - at;
}

/** Swedes write time as ISO does: `2026-03-02 09:00:00`. */
export function wallClock(timeZone: string, at: Date): string {
  const format = { dateStyle: 'short', timeStyle: 'medium', timeZone } as const;
  return new Intl.DateTimeFormat('sv-SE', format).format(at);
}

/** A day as a number that the next one's is one more than. */
export function dayNumber(day: string): number {
  return Date.parse(day) / DAY_MS;
}

/** The day of such a number. */
export function dayOf(number: number): string {
  return new Date(number * DAY_MS).toISOString().slice(0, 10);
}

/**
 * Times as they are typed where the audition is: '2026-03-05T10:15' on that place's clock, whatever
 * the clock of whoever types them shows.
 */

const PARTS = { year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit' } as const;

/** An instant as the browser's field for day and time shows it, on the clock of that zone. */
export function toClock(instant: string, timeZone: string): string {
  const date = new Date(instant);
  if (Number.isNaN(date.getTime())) return '';
  const format = new Intl.DateTimeFormat('sv-SE', {
    ...PARTS,
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone,
  });
  return format.format(date).replace(' ', 'T');
}

const MINUTE_MS = 60_000;
const FILLED = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/;

/** The instant that such a field means there; nothing while it is not filled in. */
export function fromClock(clock: string, timeZone: string): string {
  const wanted = FILLED.test(clock) ? Date.parse(`${clock}:00Z`) : Number.NaN;
  if (Number.isNaN(wanted)) return '';
  // Off by the zone's distance from UTC, which may be another on the other side of a change of clocks.
  const first = wanted - distance(wanted, timeZone);
  const instant = wanted - distance(first, timeZone);
  return new Date(instant).toISOString();
}

function distance(instant: number, timeZone: string): number {
  const shown = Date.parse(`${toClock(new Date(instant).toISOString(), timeZone)}:00Z`);
  return shown - Math.floor(instant / MINUTE_MS) * MINUTE_MS;
}

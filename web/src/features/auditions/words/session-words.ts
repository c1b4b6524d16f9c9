import type { AuditionSummary } from '@callboard/contract/audition-session';
import { clockIn, dayIn, slotTime, zoneName } from '../../../lib/casting/audition-words.ts';

type Times = Pick<AuditionSummary, 'startsAt' | 'endsAt' | 'timeZone' | 'kind'>;
type When = { there: string; own: string | null };

/** When a session is. */
export function whenWords({ startsAt, endsAt, timeZone, kind }: Times, viewerZone: string): When {
  if (kind !== 'self_tape') return bothTimes(startsAt, endsAt, { timeZone, viewerZone });
  const { there, own } = bothTimes(startsAt, null, { timeZone, viewerZone });
  return { there: `Due ${there}`, own };
}

/** On the clock of where it is; and on the viewer's own where that shows another time. */
export function bothTimes(
  startsAt: string,
  endsAt: string | null,
  { timeZone, viewerZone }: { timeZone: string; viewerZone: string },
): When {
  const { own, there } = slotTime(startsAt, endsAt, timeZone, viewerZone);
  if (there === null) return { there: own, own: null };
  // The day once is enough where it is the same.
  const day = `${dayIn(timeZone, startsAt)}, `;
  return { there, own: `${own.replace(day, '')} for you` };
}

/** What the viewer's clock shows then, where it is another time than there. */
export function ownClock(instant: string, timeZone: string, viewerZone: string): string | null {
  const own = clockIn(viewerZone, instant);
  if (own === clockIn(timeZone, instant)) return null;
  const day = dayIn(viewerZone, instant);
  return day === dayIn(timeZone, instant) ? own : `${day}, ${own}`;
}

export const zoneWords = (timeZone: string) =>
  `Times are in ${zoneName(timeZone)}; what your own clock shows is below.`;

export const people = (count: number) => (count === 1 ? '1 person' : `${count} people`);

export function unsentWords(count: number): string {
  return count === 1 ? '1 unsent change' : `${count} unsent changes`;
}

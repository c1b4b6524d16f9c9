import { ROUND_WORDS } from '../../auditions/round-words.ts';
import type { CalendarEvent } from '../ics/write-calendar.ts';
import type { SessionRow, SlotDay } from '../queries.ts';

/** A session for the team that holds it, each of its days on its own; a self-tape when it is due. */
export function eventsOfSession(
  row: SessionRow,
  days: readonly SlotDay[],
  publicUrl: string,
): CalendarEvent[] {
  const isTape = row.kind === 'self_tape';
  const common = {
    sequence: 0,
    changedAt: row.updatedAt,
    // Nobody outside the team knows of it before it is sent.
    status: row.isSent ? ('confirmed' as const) : ('tentative' as const),
    summary: `${isTape ? 'Self-tapes due' : ROUND_WORDS[row.round]}: ${row.productionTitle}`,
    location: row.kind === 'live_video' ? row.link : row.place,
    description: null,
    url: `${publicUrl}/auditions/${row.id}`,
    timeZone: row.timeZone,
  };
  const uid = `audition-${row.id}`;
  if (isTape) {
    const due = { startsAt: row.startsAt, endsAt: null, location: null };
    return [{ ...common, ...due, uid: `${uid}-due@callboard` }];
  }
  return days.map(({ day, startsAt, endsAt }) => ({
    ...common,
    uid: `${uid}-${day}@callboard`,
    startsAt,
    endsAt,
  }));
}

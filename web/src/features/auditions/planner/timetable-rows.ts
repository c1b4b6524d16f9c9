import type { AuditionSlot } from '@callboard/contract/audition-session';
import { clockIn, dayIn } from '../../../lib/casting/audition-words.ts';

type Row = {
  startsAt: string;
  /** Where all of a row end alike. */
  endsAt: string | null;
  inRoom: ReadonlyMap<string, AuditionSlot>;
};
export type Day = { day: string; rooms: string[]; rows: Row[] };

/** Slots as a timetable: by day, a row for each time, a column for each room. */
export function toTimetable(slots: readonly AuditionSlot[], timeZone: string): Day[] {
  const sorted = slots.toSorted(
    (a, b) => a.startsAt.localeCompare(b.startsAt) || a.room.localeCompare(b.room),
  );
  const days = Map.groupBy(sorted, ({ startsAt }) => dayIn(timeZone, startsAt));
  return [...days].map(([day, ofDay]) => ({
    day,
    rooms: [...new Set(ofDay.map(({ room }) => room))].sort(byName),
    rows: [...Map.groupBy(ofDay, ({ startsAt }) => startsAt)].map(([startsAt, atOnce]) => ({
      startsAt,
      endsAt: new Set(atOnce.map(({ endsAt }) => endsAt)).size === 1 ? endOf(atOnce) : null,
      inRoom: new Map(atOnce.map((slot) => [slot.room, slot])),
    })),
  }));
}

const endOf = ([first]: readonly AuditionSlot[]) => first?.endsAt ?? null;

/** Room 2 before room 10. */
const byName = (a: string, b: string) => a.localeCompare(b, undefined, { numeric: true });

/** 'Fri 20 Nov, 10:15, Room 1' */
export function slotName({ startsAt, room }: AuditionSlot, timeZone: string): string {
  return `${dayIn(timeZone, startsAt)}, ${clockIn(timeZone, startsAt)}, ${room}`;
}

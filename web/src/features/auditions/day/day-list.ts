import type { AuditionSession, Seat } from '@callboard/contract/audition-session';
import { clockIn } from '../../../lib/casting/audition-words.ts';

type Sent = NonNullable<Seat['invitation']>;
/** Someone who was told to come. */
export type DayPerson = Seat & { invitation: Sent; roleTitle: string };

const dayFormats = new Map<string, Intl.DateTimeFormat>();

/** The day of the calendar (ISO 8601) on the clock of where it is. */
export function dayOf(instant: string | number, timeZone: string): string {
  const format =
    dayFormats.get(timeZone) ??
    new Intl.DateTimeFormat('en-CA', {
      timeZone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
    });
  dayFormats.set(timeZone, format);
  return format.format(new Date(instant));
}

/** Everyone expected, by time and room, as they were told and not as it is being planned. */
export function listPeople(session: AuditionSession): DayPerson[] {
  const titles = new Map(session.roles.map(({ id, title }) => [id, title]));
  return session.seats
    .flatMap((seat) => {
      const { invitation } = seat;
      if (invitation === null || !isExpected(invitation, session)) return [];
      return [{ ...seat, invitation, roleTitle: titles.get(seat.roleId) ?? '' }];
    })
    .sort(byTimeAndRoom);
}

/** Of an open booking, those who have not chosen yet have no time at which they come. */
function isExpected({ status }: Sent, { isOpenBooking }: AuditionSession): boolean {
  if (status === 'cancelled' || status === 'declined') return false;
  return !isOpenBooking || (status !== 'pending' && status !== 'reschedule_requested');
}

function byTimeAndRoom(one: DayPerson, other: DayPerson): number {
  return (
    Date.parse(one.invitation.startsAt) - Date.parse(other.invitation.startsAt) ||
    (one.invitation.room ?? '').localeCompare(other.invitation.room ?? '', 'en', {
      numeric: true,
    }) ||
    one.name.localeCompare(other.name)
  );
}

/** The days on which someone comes, in order. */
export function listDays(people: readonly DayPerson[], timeZone: string): string[] {
  return [...new Set(people.map(({ invitation }) => dayOf(invitation.startsAt, timeZone)))];
}

/** Today, else the next one, else the last. */
export function dayToShow(days: readonly string[], today: string): string | undefined {
  return days.find((day) => day >= today) ?? days.at(-1);
}

const isDone = ({ invitation: { status } }: DayPerson) =>
  status === 'attended' || status === 'no_show';

/** Whose turn it is in each room: who comes first of those still to be seen. */
export function listNext(people: readonly DayPerson[]): DayPerson[] {
  const byRoom = Map.groupBy(
    people.filter((person) => !isDone(person)),
    ({ invitation }) => invitation.room ?? '',
  );
  // Several may be seen at the same time: a chemistry read.
  return [...byRoom.values()].flatMap((waiting) =>
    waiting.filter(({ invitation }) => invitation.startsAt === waiting[0]?.invitation.startsAt),
  );
}

export function countDay(people: readonly DayPerson[]) {
  const count = (holds: (person: DayPerson) => boolean) => people.filter(holds).length;
  return {
    here: count((person) => !isDone(person) && person.invitation.checkedInAt !== null),
    seen: count(({ invitation }) => invitation.status === 'attended'),
    noShow: count(({ invitation }) => invitation.status === 'no_show'),
    toCome: count((person) => !isDone(person) && person.invitation.checkedInAt === null),
  };
}

/** '10:20', on the clock of where it is. */
export const timeOf = ({ invitation }: DayPerson, timeZone: string) =>
  clockIn(timeZone, invitation.startsAt);

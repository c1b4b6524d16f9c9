import ical, { ICalEventStatus, ICalEventTransparency } from 'ical-generator';
import { tzlib_get_ical_block as zoneBlock } from 'timezones-ical-library';
import { addDays } from '../../../platform/calendar.ts';
import { MomentInZone } from './moment-in-zone.ts';

type Common = {
  /** The same for as long as it is the same thing. */
  uid: string;
  /** Goes up with every change that its readers are told of. */
  sequence: number;
  changedAt: Date;
  status: 'confirmed' | 'tentative' | 'cancelled';
  summary: string;
  location: string | null;
  description: string | null;
  url: string;
};
type Timed = Common & {
  startsAt: Date;
  /** None: something that is due, which takes no time. */
  endsAt: Date | null;
  timeZone: string;
};
/** Whole days, both included. */
type WholeDays = Common & { from: string; to: string };
export type CalendarEvent = Timed | WholeDays;

const STATUSES = {
  confirmed: ICalEventStatus.CONFIRMED,
  tentative: ICalEventStatus.TENTATIVE,
  cancelled: ICalEventStatus.CANCELLED,
} as const;

/** How often calendars that subscribe are asked to look. */
const REFRESH_SECONDS = 60 * 60;

/** An iCalendar file (RFC 5545) whose times stand in the zone of the place where they are. */
export function writeCalendar(events: readonly CalendarEvent[]): string {
  const calendar = ical({
    name: 'Callboard',
    prodId: { company: 'Callboard', product: 'Casting', language: 'EN' },
    timezone: { name: null, generator: (timeZone) => findZone(timeZone)?.block ?? null },
    ttl: REFRESH_SECONDS,
  });
  for (const event of events) calendar.createEvent({ ...commonOf(event), ...timesOf(event) });
  return `${calendar.toString()}\r\n`;
}

function commonOf(event: CalendarEvent) {
  const changedAt = new MomentInZone(event.changedAt);
  return {
    id: event.uid,
    sequence: event.sequence,
    stamp: changedAt,
    lastModified: changedAt,
    status: STATUSES[event.status],
    summary: event.summary,
    location: event.location,
    description: event.description,
    url: event.url,
  };
}

function timesOf(event: CalendarEvent) {
  if ('from' in event) {
    // In the format the day after the last one is named.
    return { start: event.from, end: addDays(event.to, 1), allDay: true };
  }
  const { startsAt, endsAt } = event;
  return {
    start: new MomentInZone(startsAt),
    end: endsAt === null ? null : new MomentInZone(endsAt),
    // A zone that no calendar knows is written as the moment that it is.
    timezone: findZone(event.timeZone)?.name ?? null,
    transparency: endsAt === null ? ICalEventTransparency.TRANSPARENT : null,
  };
}

/** The rules of a zone, under the name that it has in them. */
function findZone(timeZone: string): { name: string; block: string } | undefined {
  const [block, parameter] = zoneBlock(timeZone);
  const name = parameter?.replace(/^TZID=/, '');
  return block === undefined || name === undefined ? undefined : { name, block };
}

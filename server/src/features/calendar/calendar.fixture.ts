import ICAL from 'ical.js';
import { expect } from 'vitest';
import type { TestResponse } from '../../../test/test-client.ts';

/** Reads a calendar as programs of other makers do: its events, by their beginning. */
export function readCalendar({ status, headers, text }: TestResponse) {
  expect([status, headers.get('content-type')]).toEqual([200, 'text/calendar; charset=utf-8']);
  const calendar = new ICAL.Component(ICAL.parse(text));
  for (const zone of calendar.getAllSubcomponents('vtimezone')) {
    ICAL.TimezoneService.register(new ICAL.Timezone(zone));
  }
  const events = calendar.getAllSubcomponents('vevent').map((component) => {
    const event = new ICAL.Event(component);
    return {
      uid: event.uid,
      sequence: event.sequence,
      status: component.getFirstPropertyValue('status'),
      summary: event.summary,
      location: event.location,
      /** On the clocks of its zone, and when that is. */
      clock: event.startDate.toString(),
      zone: event.startDate.zone?.tzid,
      at: event.startDate.toJSDate().toISOString(),
      minutes: (event.endDate.toUnixTime() - event.startDate.toUnixTime()) / 60,
    };
  });
  ICAL.TimezoneService.reset();
  return events.sort((a, b) => (a.clock < b.clock ? -1 : 1));
}

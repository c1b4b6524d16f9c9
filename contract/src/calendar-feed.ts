import * as z from 'zod';
import { empty, endpoint, json, raw } from './endpoint.ts';

const feedSchema = z.object({ url: z.string() });

/** A private address that calendars subscribe to. */
export const calendarFeedEndpoints = {
  get: endpoint({
    method: 'GET',
    path: '/api/account/calendar-feed',
    summary: "Whether one's own calendar has an address. It is told only when it is made",
    access: 'signed-in',
    response: json(z.object({ isOn: z.boolean() })),
  }),
  make: endpoint({
    method: 'POST',
    path: '/api/account/calendar-feed',
    summary: 'Make a new address; the one before it stops',
    access: 'signed-in',
    response: json(feedSchema, 201),
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/account/calendar-feed',
    summary: 'Stop the address',
    access: 'signed-in',
    response: empty,
  }),
  read: endpoint({
    method: 'GET',
    path: '/api/calendar-feeds/{token}/callboard.ics',
    summary: 'What its owner has accepted or is asked to, for calendars that subscribe to it',
    access: 'public',
    params: z.object({ token: z.string().min(20).max(100) }),
    response: raw('text/calendar'),
    errors: ['NOT_FOUND'],
    limit: { points: 120, seconds: 60 * 60, per: 'address' },
  }),
};

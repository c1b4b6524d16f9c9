import { expect, it } from 'vitest';
import { addDays, dayIn, startOfDay } from './calendar.ts';

it.each([
  ['2026-03-02T23:30:00Z', 'Asia/Tokyo', '2026-03-03'],
  ['2026-03-02T03:00:00Z', 'America/New_York', '2026-03-01'],
  ['2026-03-02T12:00:00Z', 'UTC', '2026-03-02'],
])('at %s it is in %s the %s', (at, timeZone, day) => {
  expect(dayIn(timeZone, new Date(at))).toBe(day);
});

it.each([
  ['2026-03-29', 'Europe/London', '2026-03-29T00:00:00.000Z'],
  ['2026-03-30', 'Europe/London', '2026-03-29T23:00:00.000Z'],
  ['2026-11-02', 'America/New_York', '2026-11-02T05:00:00.000Z'],
  ['2026-03-02', 'Asia/Kolkata', '2026-03-01T18:30:00.000Z'],
])('the day %s begins in %s at %s', (day, timeZone, start) => {
  expect(startOfDay(day, timeZone).toISOString()).toBe(start);
});

it('days are added across months and changes of the clocks', () => {
  expect([addDays('2026-02-28', 1), addDays('2026-03-29', -1)]).toEqual([
    '2026-03-01',
    '2026-03-28',
  ]);
});

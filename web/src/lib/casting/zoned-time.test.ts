import { expect, it } from 'vitest';
import { slotTime } from './audition-words.ts';
import { fromClock, toClock } from './zoned-time.ts';

it('reads a clock where it hangs, on both sides of a change of clocks', () => {
  expect(fromClock('2026-03-07T10:15', 'America/New_York')).toBe('2026-03-07T15:15:00.000Z');
  expect(fromClock('2026-03-08T10:15', 'America/New_York')).toBe('2026-03-08T14:15:00.000Z');
  expect(fromClock('2026-03-08T00:30', 'America/New_York')).toBe('2026-03-08T05:30:00.000Z');
  expect(fromClock('2026-07-01T09:00', 'Asia/Kolkata')).toBe('2026-07-01T03:30:00.000Z');
  expect(toClock('2026-07-01T03:30:00.000Z', 'Asia/Kolkata')).toBe('2026-07-01T09:00');
  expect(fromClock('', 'UTC')).toBe('');
});

it('says a time on the own clock, and there only where clocks differ', () => {
  const slot = ['2199-11-20T23:00:00.000Z', '2199-11-20T23:15:00.000Z'] as const;
  expect(slotTime(...slot, 'Europe/London', 'Europe/Lisbon').there).toBeNull();
  expect(slotTime(...slot, 'Asia/Tokyo', 'America/New_York')).toEqual({
    own: 'Wed 20 Nov 2199, 18:00–18:15',
    there: 'Thu 21 Nov 2199, 08:00–08:15 Tokyo time',
  });
});

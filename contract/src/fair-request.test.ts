import { expect, it } from 'vitest';
import { fairHints, workingHours } from './fair-request.ts';

const FRIDAY_NOON = new Date('2026-03-06T12:00:00Z');
const MONDAY_NOON = new Date('2026-03-09T12:00:00Z');
const LONDON = 'Europe/London';
const REQUEST = {
  kind: 'self_tape',
  round: 'first',
  at: null,
  pages: null,
  isMemorised: false,
  isForMinors: false,
} as const;

it('a weekend counts for nothing, and whose weekend it is follows the zone', () => {
  expect(workingHours(FRIDAY_NOON, MONDAY_NOON, LONDON)).toBe(24);
  const sundayEvening = new Date('2026-03-08T20:00:00Z');
  expect(workingHours(sundayEvening, MONDAY_NOON, LONDON)).toBe(12);
  expect(workingHours(sundayEvening, MONDAY_NOON, 'Pacific/Auckland')).toBe(16);
});

it('short notice is hinted at, for children sooner', () => {
  const wednesday = new Date('2026-03-11T13:00:00Z');
  const hintsFor = (at: Date, isForMinors: boolean) =>
    fairHints({ ...REQUEST, at, isForMinors }, FRIDAY_NOON, LONDON);
  expect(hintsFor(MONDAY_NOON, false)).toEqual([
    { kind: 'short_notice', hours: 24, fairHours: 48 },
  ]);
  expect(hintsFor(wednesday, false)).toEqual([]);
  expect(hintsFor(new Date('2026-03-11T11:00:00Z'), true)).toEqual([
    { kind: 'short_notice', hours: 71, fairHours: 72 },
  ]);
});

it('many pages are more in a first round than later, and memorising is never expected', () => {
  const kindsFor = (round: 'first' | 'callback', pages: number, isMemorised = false) =>
    fairHints({ ...REQUEST, round, pages, isMemorised }, FRIDAY_NOON, LONDON).map(
      ({ kind }) => kind,
    );
  expect(kindsFor('first', 8)).toEqual([]);
  expect(kindsFor('first', 9)).toEqual(['many_pages']);
  expect(kindsFor('callback', 12, true)).toEqual(['memorising']);
});

import { expect, it } from 'vitest';
import { countSlots, makeSlots } from './audition-schedule.ts';
import { LIMITS } from './limits.ts';

const NINE = Date.parse('2026-03-02T09:00:00Z');
const at = (minutes: number) => NINE + minutes * 60_000;
const span = (from: number, to: number) => ({ from: at(from), to: at(to) });
const minutesOf = (slots: { from: number; room: string }[]) =>
  slots.map(({ from, room }) => `${room} ${(from - NINE) / 60_000}`);

it('slots stand one after the other in every room, and go on behind a break', () => {
  const slots = makeSlots({
    windows: [span(0, 90)],
    breaks: [span(35, 50)],
    minutes: 20,
    rooms: ['A', 'B'],
  });
  expect(minutesOf(slots)).toEqual(['A 0', 'B 0', 'A 50', 'B 50', 'A 70', 'B 70']);
});

it('windows that overlap are one, and what does not fit to the end is left out', () => {
  const windows = [span(30, 70), span(0, 40), span(100, 110)];
  const slots = makeSlots({ windows, breaks: [], minutes: 15, rooms: ['A'] });
  expect(minutesOf(slots)).toEqual(['A 0', 'A 15', 'A 30', 'A 45']);
});

it('counting stops once there are too many, however long a window is', () => {
  const windows = [{ from: 0, to: Date.parse('9999-12-31') }];
  const schedule = { windows, breaks: [], minutes: 2, rooms: ['A'] };
  expect(countSlots(schedule)).toBe(LIMITS.auditionSlots + 1);
});

import { expect, it } from 'vitest';
import { isNameTyped } from './typed-name.ts';

it.each([
  ['Finch & Wren', 'Finch & Wren'],
  [' Finch  & Wren ', 'Finch & Wren'],
  ["O'Hara Talent", 'O’Hara  Talent'],
  ['"North" - South', '“North” – South'],
  ['Zoe\u0308', 'Zoë'],
  ['Left', '\u200eLeft'],
])('‹%s› is typed as ‹%s› reads', (typed, name) => {
  expect(isNameTyped(typed, name)).toBe(true);
});

it.each([
  ['finch & wren', 'Finch & Wren'],
  ['Finch', 'Finch & Wren'],
  ['', 'Finch & Wren'],
])('‹%s› is not ‹%s›', (typed, name) => {
  expect(isNameTyped(typed, name)).toBe(false);
});

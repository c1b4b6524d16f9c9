import { expect, it } from 'vitest';
import { relativeDate } from './relative-date.ts';

const NOW = new Date('2026-11-15T12:00:00Z');

it.each([
  ['2026-11-15T11:59:40Z', 'Just now'],
  ['2026-11-15T12:00:30Z', 'Just now'],
  ['2026-11-15T11:59:00Z', '1 minute ago'],
  ['2026-11-15T11:01:00Z', '59 minutes ago'],
  ['2026-11-15T09:59:00Z', '2 hours ago'],
  ['2026-11-14T11:00:00Z', 'Yesterday'],
  ['2026-11-10T11:00:00Z', '5 days ago'],
  ['2026-11-03T12:00:00Z', '3 Nov'],
  ['2025-11-03T12:00:00Z', '3 Nov 2025'],
  ['', undefined],
  ['soon', undefined],
])('%s is %s', (text, words) => {
  expect(relativeDate(text, NOW)).toBe(words);
});

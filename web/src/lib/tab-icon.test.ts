import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { restoreTabIcon, startBlinking, stopBlinking } from './tab-icon.ts';

const SECOND = 1_000;
const icon = () => document.querySelector('link[rel="icon"]')?.getAttribute('href');
const isCircle = () => icon() === '/icon.svg';

beforeEach(() => {
  vi.useFakeTimers();
  document.head.innerHTML = '<link rel="icon" href="/icon.svg">';
});
afterEach(() => {
  restoreTabIcon();
  vi.useRealTimers();
});

it('the tab icon alternates with a transparent one every second while it blinks', () => {
  startBlinking();
  const seen = [0, 1, 2, 3].map((at) => {
    if (at > 0) vi.advanceTimersByTime(SECOND);
    return isCircle();
  });
  expect(seen).toEqual([true, false, true, false]);
  expect(decodeURIComponent(icon() ?? '')).toMatch(/^data:image\/svg\+xml,<svg[^>]*\/>$/);
});

it('the tab icon stays as it is once the blinking is stopped', () => {
  startBlinking();
  vi.advanceTimersByTime(SECOND);
  stopBlinking();
  vi.advanceTimersByTime(10 * SECOND);
  expect(isCircle()).toBe(false);
});

it('restoring shows the yellow circle and ends the blinking', () => {
  startBlinking();
  vi.advanceTimersByTime(SECOND);
  restoreTabIcon();
  expect(isCircle()).toBe(true);
  vi.advanceTimersByTime(SECOND);
  expect(isCircle()).toBe(true);
});

it('starting twice blinks no faster', () => {
  startBlinking();
  startBlinking();
  vi.advanceTimersByTime(SECOND);
  expect(isCircle()).toBe(false);
});

it('a page without an icon gets one', () => {
  document.head.innerHTML = '';
  restoreTabIcon();
  expect(isCircle()).toBe(true);
});

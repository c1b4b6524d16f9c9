import type { Clock } from '../src/platform/clock.ts';

/** Stands still until a test moves it. */
export class FakeClock implements Clock {
  #now = new Date('2026-03-02T09:00:00.000Z');

  now = (): Date => new Date(this.#now);

  set(time: string): void {
    this.#now = new Date(time);
  }

  advance(duration: { days?: number; hours?: number; minutes?: number; seconds?: number }): void {
    const { days = 0, hours = 0, minutes = 0, seconds = 0 } = duration;
    const total = ((days * 24 + hours) * 60 + minutes) * 60 + seconds;
    this.#now = new Date(this.#now.getTime() + total * 1000);
  }
}

import { ApiError } from '../../../lib/api-error.ts';

const PAUSES_MS = [1_000, 2_000, 4_000, 8_000, 15_000, 30_000];

/** Whether the same again may succeed: no answer, a server in trouble, too many tries, signed out. */
export function isWorthRepeating(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  const { status } = error;
  return status === 0 || status >= 500 || status === 429 || status === 401;
}

/** Longer from try to try, and never at the same moment for all who lost the same server. */
export function pauseBefore(tries: number): number {
  const pause = PAUSES_MS[Math.min(tries, PAUSES_MS.length) - 1] ?? 0;
  return pause * (0.75 + Math.random() / 2);
}

/** One thing to do later, unless it is done sooner. */
export class Later {
  #timer: ReturnType<typeof setTimeout> | undefined;

  in(pauseMs: number, act: () => void): void {
    this.callOff();
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      act();
    }, pauseMs);
  }

  callOff(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }
}

import { demoId } from '../demo-id.ts';

export const HOURS = 60;
export const DAYS = 24 * HOURS;

/** What became of a message later. */
type Fate = { was: string } | { isDeleted: true };
export type Said = readonly [who: string, text: string, fate?: Fate];

export type Talk = {
  key: string;
  role?: string;
  production?: string;
  /** The two who take part by name. */
  between: readonly [string, string];
  /** Whose agents and guardian read along and answer: one of the two. */
  talent?: string;
  /** When the first and the last of it was written, in minutes before the demo is loaded. */
  from: number;
  to: number;
  lines: readonly Said[];
  /** Lines, from 0, before which much time passed. */
  pausesBefore?: ReadonlySet<number>;
  /** How many of the newest lines someone has not read; nobody named has read all. */
  unread?: Record<string, number>;
};

export function conversationIdOf(key: string): string {
  return demoId(`conversation/${key}`);
}

/** People write in bursts: how long each line comes after the one before, in no unit. */
const GAPS = [2, 7, 1, 40, 3, 90, 1, 5, 24, 2, 60];
/** How much longer a pause is. */
const PAUSE = 50;

/** When each line was written, in minutes before now. */
export function timesOf({ key, from, to, lines, pausesBefore }: Talk): number[] {
  const gaps = lines.slice(1).map((_, index) => {
    const gap = GAPS[(index + key.length) % GAPS.length] ?? 1;
    return pausesBefore?.has(index + 1) ? PAUSE * (gap + PAUSE) : gap;
  });
  const total = gaps.reduce((sum, gap) => sum + gap, 0);
  let passed = 0;
  return lines.map((_, index) => {
    passed += index === 0 ? 0 : (gaps[index - 1] ?? 0);
    return total === 0 ? to : from - ((from - to) * passed) / total;
  });
}

import { LIMITS } from './limits.ts';

/**
 * A day of auditions from a few figures: rooms side by side, each from the window's start to its end,
 * one slot after the other, none across a break. Used by the form to show what will come and by the
 * server to make it. Times are milliseconds since the epoch.
 */
export type Span = { from: number; to: number };
export type Schedule = {
  windows: readonly Span[];
  breaks: readonly Span[];
  minutes: number;
  rooms: readonly string[];
};
export type Slot = Span & { room: string };

const MINUTE = 60_000;
/** With one too many it is certain that there are too many; a window may be years long. */
const ENOUGH = LIMITS.auditionSlots + 1;

export function makeSlots({ windows, breaks, minutes, rooms }: Schedule): Slot[] {
  const length = minutes * MINUTE;
  if (!(length > 0)) return [];
  const spans = disjoint(windows).flatMap((window) => splitAround(window, breaks, length));
  return spans.flatMap((span) => rooms.map((room) => ({ ...span, room })));
}

/** Windows that overlap are one: nobody is seated twice in a room. */
function disjoint(windows: readonly Span[]): Span[] {
  const joined: Span[] = [];
  for (const window of [...windows].sort((a, b) => a.from - b.from)) {
    const last = joined.at(-1);
    if (last !== undefined && window.from < last.to) last.to = Math.max(last.to, window.to);
    else joined.push({ ...window });
  }
  return joined;
}

function splitAround(window: Span, breaks: readonly Span[], length: number): Span[] {
  const spans: Span[] = [];
  let from = window.from;
  while (from + length <= window.to && spans.length < ENOUGH) {
    const to = from + length;
    // The latest end of those in the way: breaks may overlap each other.
    const ends = breaks.filter((pause) => pause.from < to && pause.to > from).map(({ to }) => to);
    if (ends.length > 0) {
      from = Math.max(...ends);
    } else {
      spans.push({ from, to });
      from = to;
    }
  }
  return spans;
}

/** As many as `makeSlots` makes, to say so before there are too many. Beyond the limit it stops counting. */
export function countSlots(schedule: Schedule): number {
  return makeSlots({ ...schedule, rooms: ['one'] }).length * schedule.rooms.length;
}

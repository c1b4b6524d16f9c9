/** What happened longer ago says nothing about the line as it is now. */
const WINDOW_MS = 8_000;
/** Less than this is no measure. */
const SHORTEST_MS = 800;

export type Pace = {
  /** The seconds that are left, once there is something to go by. */
  measure: (sent: number, total: number, nowMs: number) => number | undefined;
};

/** How fast a file goes, by its last seconds. */
export function createPace(): Pace {
  let marks: { at: number; sent: number }[] = [];
  return {
    measure(sent, total, nowMs) {
      marks = [...marks.filter(({ at }) => at > nowMs - WINDOW_MS), { at: nowMs, sent }];
      const first = marks[0] ?? { at: nowMs, sent };
      const took = nowMs - first.at;
      const went = sent - first.sent;
      if (took < SHORTEST_MS || went <= 0) return undefined;
      return Math.ceil(((total - sent) / went) * (took / 1_000));
    },
  };
}

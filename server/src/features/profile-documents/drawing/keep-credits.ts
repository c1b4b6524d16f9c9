type Row = { year: number | null; height: number };
type Room = { height: number; titleHeight: number; moreHeight: number };

/**
 * Which rows of each group stay where not all fit. The longest group gives first, and gives its
 * oldest; every group keeps one as long as there is room for it. In the order they were in.
 */
export function keepCredits<R extends Row>(groups: readonly (readonly R[])[], room: Room): R[][] {
  const kept = groups.map((rows) => [...rows]);
  const heightOf = (rows: readonly R[]) =>
    rows.length === 0 ? 0 : room.titleHeight + sum(rows.map(({ height }) => height));
  let height = sum(kept.map(heightOf));
  let left = room.height;
  while (height > left) {
    // From the first that goes, there is a line that says so.
    left = room.height - room.moreHeight;
    const longest = kept.reduce((one, other) => (other.length >= one.length ? other : one), []);
    if (longest.length === 0) break;
    height -= heightOf(longest);
    longest.splice(oldestOf(longest), 1);
    height += heightOf(longest);
  }
  return kept;
}

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);

/** The last of the oldest; what has no year is older than anything. */
function oldestOf(rows: readonly Row[]): number {
  const yearAt = (at: number) => rows[at]?.year ?? 0;
  return rows.reduce((oldest, _, at) => (yearAt(at) <= yearAt(oldest) ? at : oldest), 0);
}

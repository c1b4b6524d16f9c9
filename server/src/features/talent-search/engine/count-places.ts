import { NOWHERE } from './entry.ts';
import type { Found } from './query.ts';
import type { Scratch } from './scratch.ts';
import type { Store } from './store.ts';

type Asked = { bitmap: number; total: number; limit: number };

/** From this share of the rows on it takes less to count the largest places than to go through the rows. */
const MANY = 1 / 16;

/** The places that most of these rows are at, those of one count by their number. */
export function countPlaces(store: Store, scratch: Scratch, asked: Asked): Found['places'] {
  return asked.total > store.rows * MANY
    ? countLargest(store, asked)
    : countByRow(store, scratch, asked);
}

function countByRow(
  { memory, bytes, places, placeRows }: Store,
  scratch: Scratch,
  { bitmap, limit }: Asked,
): Found['places'] {
  const counts = scratch.numbers(placeRows.greatest + 1);
  memory.kernel.tally(bitmap, bytes, places, counts);
  const most = new Most(limit);
  for (const place of placeRows.inUse) most.offer(place, memory.words[counts / 4 + place] ?? 0);
  return most.taken;
}

/** As long as a place could still have enough: no more are found at one than are there. */
function countLargest(
  { placeRows, placesBySize, rows, firstRows }: Store,
  { bitmap, limit }: Asked,
): Found['places'] {
  const most = new Most(limit);
  for (const { place, size } of placesBySize) {
    if (size + (rows - firstRows) < most.enough) break;
    most.offer(place, placeRows.count(bitmap, place));
  }
  for (const place of placeRows.inUse.slice(placesBySize.length)) {
    most.offer(place, placeRows.count(bitmap, place));
  }
  return most.taken;
}

class Most {
  readonly taken: Found['places'] = [];
  /** With fewer a place is not among them. */
  enough = 1;
  readonly #limit: number;

  constructor(limit: number) {
    this.#limit = limit;
  }

  offer(place: number, count: number): void {
    if (count < this.enough || place === NOWHERE) return;
    const { taken } = this;
    const at = taken.findIndex(
      (other) => other.count < count || (other.count === count && other.place > place),
    );
    taken.splice(at === -1 ? taken.length : at, 0, { place, count });
    if (taken.length > this.#limit) taken.pop();
    if (taken.length === this.#limit) this.enough = taken.at(-1)?.count ?? 1;
  }
}

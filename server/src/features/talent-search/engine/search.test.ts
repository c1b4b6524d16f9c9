import { describe, expect, it } from 'vitest';
import { Draft } from './draft.ts';
import type { Entry } from './entry.ts';
import { pack } from './pack.ts';
import { findPlainly } from './plain-search.fixture.ts';
import type { Found } from './query.ts';
import { RandomSearches } from './random-search.fixture.ts';
import { Search } from './search.ts';
import { Store } from './store.ts';

function storeOf(entries: Iterable<Entry>): Store {
  const draft = new Draft();
  for (const entry of entries) draft.add(entry);
  return new Store(draft.finish());
}

/** Asks both, page after page. */
function expectSame(searches: RandomSearches, store: Store, entries: readonly Entry[]): void {
  const search = new Search(store);
  let query = searches.query();
  for (let page = 0; page < 3; page += 1) {
    const found = search.find(query);
    const expected = findPlainly(entries, query);
    // A mark of the engine's has the letters of a name as its key, too.
    const comparable = ({ told, mark, ...rest }: Found) => ({
      ...rest,
      told: told.map((terms) => terms.toSorted()),
      mark: mark?.id,
    });
    expect(comparable(found)).toEqual(comparable(expected));
    if (found.mark === undefined) return;
    query = { ...query, after: found.mark };
  }
}

describe('the engine answers as a plain walk over all entries does', () => {
  it.each([
    [1, 300],
    [2, 300],
    [3, 300],
    [4, 300],
    [5, 300],
    [6, 300],
    [7, 1000],
    [8, 4000],
  ])('also while they change (%i: up to %i)', (seed, most) => {
    const searches = new RandomSearches(seed);
    const entries = new Map<string, Entry>();
    const count = searches.below(most);
    for (let number = 0; number < count; number += 1) {
      entries.set(searches.id(number), searches.entry(number));
    }
    let store = storeOf(entries.values());
    for (let round = 0; round < 120; round += 1) {
      expectSame(searches, store, [...entries.values()]);
      const entry = searches.entry(searches.below(330));
      if (searches.below(4) === 0) {
        store.remove(entry.id);
        entries.delete(entry.id);
      } else {
        store.put(entry);
        entries.set(entry.id, entry);
      }
      if (round % 40 === 39) store = new Store(pack(store));
    }
  });
});

it('packs what is live, and nothing else', () => {
  const searches = new RandomSearches(9);
  const entries = Array.from({ length: 200 }, (_, number) => searches.entry(number));
  const store = storeOf([]);
  for (const entry of entries) store.put(entry);
  for (const { id } of entries.slice(0, 50)) store.remove(id);
  const packed = pack(store);
  expect(packed.rows).toBe(150);
  expect(pack(storeOf(entries.slice(50)))).toEqual({
    ...pack(new Store(packed)),
    terms: expect.anything(),
    rowTerms: expect.anything(),
    keys: expect.anything(),
    keyRows: expect.anything(),
    words: expect.anything(),
    wordRows: expect.anything(),
  });
});

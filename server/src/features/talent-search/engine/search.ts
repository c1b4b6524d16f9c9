import { rowsAsTyped, rowsWith } from './conditions.ts';
import { countPlaces } from './count-places.ts';
import { countTerms, nameCounts } from './count-terms.ts';
import { type Column, NOT_TOLD } from './entry.ts';
import { keysFor } from './order-keys.ts';
import type { Filter, Found, Query } from './query.ts';
import { Scratch } from './scratch.ts';
import type { Store } from './store.ts';
import { takeFirst } from './take-first.ts';

type Apart = { isApart: (group: string) => boolean; without: (group: string) => number };

/** The group of places, which are counted by the column of them. */
export const PLACES = 'place';

/** Page, exact total and exact counts. */
export class Search {
  readonly #store: Store;
  readonly #scratch: Scratch;
  readonly #steps = new Map<string, { bitmap: number; from: number; rows: number }>();

  constructor(store: Store) {
    this.#store = store;
    this.#scratch = new Scratch(store);
  }

  find(query: Query): Found {
    try {
      return this.#find(query);
    } finally {
      this.#scratch.giveBack();
    }
  }

  #find(query: Query): Found {
    const { memory, bytes } = this.#store;
    const typed: Filter[] = query.words.map((word) => ({ condition: { is: 'word', word } }));
    const filters = [...query.filters, ...typed].map(({ condition, apartFrom = [] }) => ({
      rows: rowsWith(this.#store, this.#scratch, condition),
      apartFrom,
    }));
    const seen = rowsWith(this.#store, this.#scratch, query.seen);
    memory.kernel.keep(seen, this.#store.live, bytes);
    const without = (group: string | undefined) => {
      const rows = this.#scratch.copyOf(seen);
      for (const filter of filters) {
        if (group !== undefined && filter.apartFrom.includes(group)) continue;
        memory.kernel.keep(rows, filter.rows, bytes);
      }
      return rows;
    };
    const rows = without(undefined);
    const total = memory.kernel.count(rows, rows, bytes);
    const isApart = (group: string) => filters.some(({ apartFrom }) => apartFrom.includes(group));
    const countedRows = (group: string) => (isApart(group) ? without(group) : rows);
    return {
      total,
      ...this.#takePage(query, rows),
      ...this.#count(query, rows, total, { isApart, without }),
      steps: Object.fromEntries(
        query.steps.map((step) => [step.group, this.#countSteps(step, countedRows(step.group))]),
      ),
      places: this.#countPlaces(query.places, countedRows),
    };
  }

  /** What has all words as they were typed comes before what resembles them. */
  #takePage(
    { words, order, limit, after, told }: Query,
    rows: number,
  ): Pick<Found, 'ids' | 'told' | 'mark'> {
    const { memory, bytes, ids, names } = this.#store;
    const { keyOf, column } = keysFor(this.#store, this.#scratch, order, rows);
    const isByName = order.by === 'name';
    const tiers = [rows];
    if (words.length > 0) {
      const asTyped = rowsAsTyped(this.#store, this.#scratch, words);
      const others = this.#scratch.copyOf(rows);
      memory.kernel.drop(others, asTyped, bytes);
      memory.kernel.keep(asTyped, rows, bytes);
      tiers.splice(0, 1, asTyped, others);
    }
    const taken: { row: number; tier: number }[] = [];
    const first = after?.tier ?? 0;
    for (let tier = first; tier < tiers.length && taken.length <= limit; tier += 1) {
      const found = takeFirst(this.#store, this.#scratch, {
        bitmap: tiers[tier] ?? rows,
        keyOf,
        column,
        isByName,
        after: tier === first ? after : undefined,
        limit: limit + 1 - taken.length,
      });
      taken.push(...found.map((row) => ({ row, tier })));
    }
    const page = taken.slice(0, limit);
    const last = taken.length > limit ? page.at(-1) : undefined;
    return {
      ids: page.map(({ row }) => ids.at(row)),
      told: this.#tell(page, told),
      mark: last && {
        tier: last.tier,
        key: keyOf(last.row),
        name: isByName ? names.at(last.row) : '',
        id: ids.at(last.row),
      },
    };
  }

  #tell(page: readonly { row: number }[], groups: readonly string[]): string[][] {
    const { rowTerms, terms } = this.#store;
    const wanted = new Set(
      groups.flatMap((group) => this.#store.group(group).terms.map(({ number }) => number)),
    );
    return page.map(({ row }) =>
      [...rowTerms.of(row)]
        .filter((number) => wanted.has(number))
        .map((number) => terms.texts[number] ?? ''),
    );
  }

  #count(
    { counted, graded }: Query,
    rows: number,
    total: number,
    { isApart, without }: Apart,
  ): Pick<Found, 'counts' | 'grades'> {
    const { memory, bytes, terms } = this.#store;
    const counts = new Uint32Array(terms.texts.length);
    const together = counted.filter((group) => !isApart(group));
    countTerms(this.#store, this.#scratch, { bitmap: rows, total }, together, counts);
    for (const group of counted.filter(isApart)) {
      const bitmap = without(group);
      const found = { bitmap, total: memory.kernel.count(bitmap, bitmap, bytes) };
      countTerms(this.#store, this.#scratch, found, [group], counts);
    }
    return nameCounts(this.#store, { counted, graded }, counts);
  }

  #countPlaces(limit: number, countedRows: (group: string) => number): Found['places'] {
    if (limit === 0) return [];
    const bitmap = countedRows(PLACES);
    const total = this.#store.memory.kernel.count(bitmap, bitmap, this.#store.bytes);
    return countPlaces(this.#store, this.#scratch, { bitmap, total, limit });
  }

  #countSteps({ group, column, least }: Query['steps'][number], rows: number): number[] {
    const { memory, bytes } = this.#store;
    return least.map((from, at) => {
      const step = this.#stepOf(`${group}/${at}`, column, from);
      return memory.kernel.count(rows, step, bytes);
    });
  }

  /** Kept until another row is there: everybody asks for the same. */
  #stepOf(name: string, column: Column, from: number): number {
    const { memory, bytes, rows } = this.#store;
    const known = this.#steps.get(name);
    const bitmap = known?.bitmap ?? memory.take(bytes);
    if (known?.from === from && known.rows === rows) return bitmap;
    memory.kernel.between(this.#store.column(column), bytes, from, NOT_TOLD - 1, bitmap);
    this.#steps.set(name, { bitmap, from, rows });
    return bitmap;
  }
}

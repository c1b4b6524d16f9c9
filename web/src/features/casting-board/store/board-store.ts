import type { BoardCounts } from '@callboard/contract/board-counts';
import { LIMITS } from '@callboard/contract/limits';
import type { OutsidePerson } from '@callboard/contract/outside-people';
import type { CollaboratorRights } from '@callboard/contract/production-choices';
import { log } from '../../../lib/log.ts';
import type { BoardCalls, BoardPage } from './board-calls.ts';
import { type BoardCard, COLUMNS, cardOfOutside } from './board-card.ts';
import { type ColumnCounts, countColumns, withOutside } from './count-columns.ts';

/** So long the first faces are as good as new. */
const JUST_LOADED_MS = 20_000;

export type BoardState = {
  /** The same map each time; the state around it is new whenever anything in it is. */
  cards: ReadonlyMap<string, BoardCard>;
  counts: ColumnCounts;
  /** All pages have come. Until then the counts are the server's. */
  isComplete: boolean;
  rights: CollaboratorRights;
};

/** Something done here that the server has not agreed to yet. */
type Change = { ids: ReadonlySet<string>; apply: (card: BoardCard) => BoardCard };
export type OpenChange = {
  /** The server agreed, but for these. */
  keep: (refusedIds?: readonly string[]) => void;
  drop: () => void;
};

/**
 * A role's whole board. What the server said and what was done here since are kept apart, so that a
 * change shows at once, survives news that were under way before it, and is gone without a trace
 * where it is refused.
 */
export class BoardStore {
  readonly roleId: string;
  readonly #calls: BoardCalls;
  #told = new Map<string, BoardCard>();
  #cards = new Map<string, BoardCard>();
  #changes: Change[] = [];
  #toldCounts: BoardCounts | undefined;
  #rights: CollaboratorRights = 'view';
  #cursor: string | null = null;
  #isComplete = false;
  #rest: Promise<void> | undefined;
  #loadedAt = 0;
  #state: BoardState | undefined;
  readonly #listeners = new Set<() => void>();

  constructor(roleId: string, calls: BoardCalls) {
    this.roleId = roleId;
    this.#calls = calls;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly state = (): BoardState => {
    this.#state ??= {
      cards: this.#cards,
      counts: this.#count(),
      isComplete: this.#isComplete,
      rights: this.#rights,
    };
    return this.#state;
  };

  find(id: string): BoardCard | undefined {
    return this.#cards.get(id);
  }

  /** The first faces; everybody from outside joins them. */
  async load(): Promise<void> {
    this.#loadedAt = performance.now();
    const outside = this.#calls.outside();
    outside.then(
      (people) => this.#putAllOutside(people),
      (error) => log.warn('People from outside could not be fetched.', error),
    );
    const page = await this.#calls.page(null);
    this.#put(page);
    this.#cursor = page.nextCursor;
    this.#isComplete = page.nextCursor === null;
    this.#redrawAll();
  }

  /** The others join all at once: faces that shift with every page cannot be looked at. */
  loadRest(): Promise<void> {
    this.#rest ??= this.#fetchRest().finally(() => {
      this.#rest = undefined;
    });
    return this.#rest;
  }

  async #fetchRest(): Promise<void> {
    const pages: BoardPage[] = [];
    let cursor = this.#cursor;
    while (cursor !== null) {
      const page: BoardPage = await this.#calls.page(cursor);
      pages.push(page);
      cursor = page.nextCursor;
    }
    if (pages.length === 0) return;
    for (const page of pages) this.#put(page, { isOlder: true });
    this.#cursor = null;
    this.#isComplete = true;
    this.#redrawAll();
  }

  /**
   * News may have been lost. Right after loading, as when the live connection first stands, it is
   * enough that the newest and all numbers are as they were.
   */
  async catchUp(): Promise<void> {
    if (performance.now() - this.#loadedAt > JUST_LOADED_MS) return this.reload();
    const page = await this.#calls.page(null);
    await this.#rest;
    this.#put(page);
    this.#redraw(page.items.map(({ id }) => id));
    const here = countColumns([...this.#told.values()].filter(({ outside }) => !outside));
    if (COLUMNS.some((column) => here[column] !== page.counts[column])) await this.reload();
  }

  /** What may have been missed, exchanged in one moment. */
  async reload(): Promise<void> {
    const outside = await this.#calls.outside();
    const pages = [await this.#calls.page(null)];
    for (let last = pages[0]; last?.nextCursor != null; last = pages.at(-1)) {
      pages.push(await this.#calls.page(last.nextCursor));
    }
    const known = this.#told;
    this.#told = new Map();
    for (const page of pages)
      this.#put({ ...page, items: page.items.map((card) => asKnown(card, known)) });
    for (const person of outside) this.#told.set(person.id, cardOfOutside(person));
    this.#cursor = null;
    this.#isComplete = true;
    this.#redrawAll();
  }

  /** News of some. Whoever is not in the answer is no longer here. */
  async refresh(ids: readonly string[]): Promise<void> {
    if (ids.length === 0 || ids.length > LIMITS.boardPageSize) return this.reload();
    for (let from = 0; from < ids.length; from += LIMITS.pageSizeMax) {
      const some = ids.slice(from, from + LIMITS.pageSizeMax);
      const page = await this.#calls.some(some);
      for (const id of some) this.#told.delete(id);
      this.#put(page);
      this.#redraw(some);
    }
  }

  /** Shows at once; whoever asked for it says later whether it holds. */
  change(ids: readonly string[], apply: (card: BoardCard) => BoardCard): OpenChange {
    const change: Change = { ids: new Set(ids), apply };
    this.#changes.push(change);
    this.#redraw(ids);
    const close = () => {
      this.#changes = this.#changes.filter((each) => each !== change);
      this.#redraw(ids);
    };
    return {
      keep: (refusedIds = []) => {
        for (const id of ids) {
          const card = this.#told.get(id);
          if (card !== undefined && !refusedIds.includes(id)) this.#told.set(id, apply(card));
        }
        close();
      },
      drop: close,
    };
  }

  putOutside(person: OutsidePerson): void {
    this.#told.set(person.id, cardOfOutside(person));
    this.#redraw([person.id]);
  }

  #putAllOutside(people: readonly OutsidePerson[]): void {
    for (const person of people) this.#told.set(person.id, cardOfOutside(person));
    this.#redraw(people.map(({ id }) => id));
  }

  remove(id: string): void {
    this.#told.delete(id);
    this.#redraw([id]);
  }

  #put({ items, counts, rights }: BoardPage, { isOlder = false } = {}): void {
    this.#toldCounts = counts;
    this.#rights = rights;
    for (const card of items) {
      // A page that was long under way knows less than what came live in the meantime.
      if (!isOlder || !this.#told.has(card.id)) this.#told.set(card.id, card);
    }
  }

  #redrawAll(): void {
    this.#cards = new Map(this.#told);
    this.#redraw(this.#changes.flatMap(({ ids }) => [...ids]));
  }

  #redraw(ids: readonly string[]): void {
    for (const id of ids) {
      const told = this.#told.get(id);
      if (told === undefined) this.#cards.delete(id);
      else this.#cards.set(id, this.#withChanges(told));
    }
    this.#state = undefined;
    for (const listener of this.#listeners) listener();
  }

  #withChanges(card: BoardCard): BoardCard {
    return this.#changes.reduce(
      (shown, { ids, apply }) => (ids.has(card.id) ? apply(shown) : shown),
      card,
    );
  }

  #count(): ColumnCounts {
    if (this.#isComplete || this.#toldCounts === undefined) {
      return countColumns(this.#cards.values());
    }
    const outside = [...this.#cards.values()].filter((card) => card.outside !== undefined);
    return withOutside(this.#toldCounts, countColumns(outside));
  }
}

/** The same object where nothing changed, so that nothing is drawn anew. */
function asKnown(card: BoardCard, known: ReadonlyMap<string, BoardCard>): BoardCard {
  const before = known.get(card.id);
  return before !== undefined && JSON.stringify(before) === JSON.stringify(card) ? before : card;
}

import { addDays } from '../../../platform/calendar.ts';
import { readFreshChanges } from '../../../platform/change-feed/change-feed.ts';
import type { Queryable } from '../../../platform/database/database.ts';
import type { Gazetteer } from '../../places/gazetteer.ts';
import { Draft } from '../engine/draft.ts';
import { pack } from '../engine/pack.ts';
import type { Found, Query } from '../engine/query.ts';
import { Search } from '../engine/search.ts';
import { Store } from '../engine/store.ts';
import { listComingOfAge, listSearchable, type SearchableTalent } from '../projection/queries.ts';
import { readEntry } from '../projection/read-entry.ts';
import { findDatabaseId } from './queries.ts';
import { readSnapshot, writeSnapshot } from './snapshot.ts';
import { REBUILD_SUBJECT, TALENT_SUBJECT } from './subjects.ts';

/** Changes are told for a week: a snapshot from before that is of no use. */
const USABLE_DAYS = 6;

const FIRST_ID = '00000000-0000-0000-0000-000000000000';
const PAGE = 2_000;

type Given = { db: Queryable; gazetteer: Gazetteer; snapshotPath: string };

/** Keeps one store in step with the database. */
export class IndexOwner {
  readonly #given: Given;
  #store = new Store(new Draft().finish());
  #search = new Search(this.#store);
  /** Transactions from here on may not have been seen yet. */
  #since = '0';
  #day = '';
  #changed = 0;
  /** Changes that are not settled are told again; those that were applied are known by their ids. */
  #applied = new Set<string>();

  constructor(given: Given) {
    this.#given = given;
  }

  /** From the snapshot and what changed since; from the database where that cannot be. */
  async open(now: Date): Promise<{ from: 'snapshot' | 'database'; rows: number }> {
    const { db, snapshotPath } = this.#given;
    const snapshot = await readSnapshot(snapshotPath);
    const isUsable =
      snapshot !== undefined &&
      snapshot.databaseId === (await findDatabaseId(db)) &&
      snapshot.day > addDays(dayAt(now), -USABLE_DAYS);
    if (isUsable) {
      this.#use(new Store(snapshot.parts));
      this.#since = snapshot.since;
      this.#day = snapshot.day;
      await this.follow(now);
    } else {
      await this.#build(now);
    }
    if (!isUsable || this.#changed > this.#store.size / 20) await this.save();
    return { from: isUsable ? 'snapshot' : 'database', rows: this.#store.size };
  }

  find(query: Query): Found {
    return this.#search.find(query);
  }

  get size(): number {
    return this.#store.size;
  }

  /** Reads what was committed since the last time. */
  async follow(now: Date): Promise<void> {
    const { db } = this.#given;
    const { changes, settled } = await readFreshChanges(db, {
      subjects: [TALENT_SUBJECT, REBUILD_SUBJECT],
      since: this.#since,
    });
    const fresh = changes.filter(({ id }) => !this.#applied.has(id));
    if (fresh.some(({ subject }) => subject === REBUILD_SUBJECT)) return this.#build(now);
    const ids = new Set(fresh.map(({ subjectId }) => subjectId));
    const today = dayAt(now);
    if (today > this.#day) {
      const grown = await listComingOfAge(db, { from: this.#day, to: today });
      for (const id of grown) ids.add(id);
    }
    await this.#read([...ids], now);
    this.#applied = new Set(changes.filter(({ isSettled }) => !isSettled).map(({ id }) => id));
    this.#since = settled;
    this.#day = today;
  }

  async save(): Promise<void> {
    const { db, snapshotPath } = this.#given;
    const databaseId = await findDatabaseId(db);
    const head = { since: this.#since, day: this.#day, databaseId };
    await writeSnapshot(snapshotPath, head, pack(this.#store));
    this.#changed = 0;
  }

  get isChanged(): boolean {
    return this.#changed > 0;
  }

  async #build(now: Date): Promise<void> {
    const { db, gazetteer } = this.#given;
    // What changes from here on is told by the feed, also where it is read below already.
    const { changes, settled } = await readFreshChanges(db, {
      subjects: [REBUILD_SUBJECT],
      since: this.#since,
    });
    const draft = new Draft();
    for await (const page of readAll(db)) {
      for (const talent of page) draft.add(readEntry(talent, gazetteer, now));
    }
    this.#use(new Store(draft.finish()));
    this.#applied = new Set(changes.map(({ id }) => id));
    this.#since = settled;
    this.#day = dayAt(now);
    this.#changed = this.#store.size;
  }

  async #read(ids: readonly string[], now: Date): Promise<void> {
    const { db, gazetteer } = this.#given;
    for (let start = 0; start < ids.length; start += PAGE) {
      const asked = ids.slice(start, start + PAGE);
      const gone = new Set(asked);
      for (const talent of await listSearchable(db, { ids: asked })) {
        gone.delete(talent.id);
        if (this.#store.isFull) this.#use(new Store(pack(this.#store)));
        this.#store.put(readEntry(talent, gazetteer, now));
      }
      for (const id of gone) this.#store.remove(id);
    }
    this.#changed += ids.length;
  }

  #use(store: Store): void {
    this.#store = store;
    this.#search = new Search(store);
  }
}

/** All talents, page by page: the next one is asked for before the last is gone through. */
async function* readAll(db: Queryable): AsyncGenerator<SearchableTalent[]> {
  let coming = listSearchable(db, { after: FIRST_ID, limit: PAGE });
  for (;;) {
    const page = await coming;
    const last = page.at(-1);
    if (last === undefined || page.length < PAGE) return yield page;
    coming = listSearchable(db, { after: last.id, limit: PAGE });
    // Whoever stops before the end does not wait for it.
    coming.catch(() => {});
    yield page;
  }
}

function dayAt(now: Date): string {
  return now.toISOString().slice(0, 10);
}

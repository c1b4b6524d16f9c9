import { readFreshChanges } from '../../../../platform/change-feed/change-feed.ts';
import type { Clock } from '../../../../platform/clock.ts';
import type { Queryable } from '../../../../platform/database/database.ts';
import { USER_SUBJECT } from '../../../auth/suspend-user.ts';
import { AskTables } from '../../../fit/ask-table.ts';
import { CALL_SUBJECT } from '../../touch-call.ts';
import { type CallColumns, columnsOf } from './call-columns.ts';
import { type OpenCall, readOpenCall } from './open-call.ts';
import { listOpenCallsAfter, listOpenCallsAmong } from './queries.ts';

const LOADED_AT_ONCE = 1_000;
/** Well before the feed forgets, and before what was asked once and is no more weighs anything. */
const FOLLOWED_FOR_MS = 24 * 60 * 60 * 1000;

type Source = { db: Queryable; clock: Clock };
type Loaded = {
  at: number;
  calls: ReadonlyMap<string, OpenCall>;
  columns: CallColumns;
  tables: AskTables;
  /** All changes of transactions before this one are in. */
  settled: string;
  /** Changes of later ones that are in already: while a transaction runs, they are told again. */
  seen: ReadonlySet<string>;
};

/**
 * Every open call, kept in the memory of one server: how well a talent fits is worked out for all of
 * them at each request, which is far too much to ask a database. It follows the change feed, and looks
 * at what is new there before each answer, so that whatever was committed before, by this server or
 * another, is in it.
 */
export class OpenCalls {
  #loaded: Loaded | undefined;
  #running: Promise<Loaded> | undefined;
  #waiting: Promise<Loaded> | undefined;

  /** The calls as they are now. Whoever asks during a look at the feed shares the next one. */
  current(source: Source): Promise<Pick<Loaded, 'columns' | 'tables'>> {
    this.#waiting ??= this.#lookNext(source);
    return this.#waiting;
  }

  async #lookNext(source: Source): Promise<Loaded> {
    // One that fails is told to those who wait for it.
    await this.#running?.catch(() => undefined);
    this.#running = this.#waiting;
    this.#waiting = undefined;
    const age = source.clock.now().getTime() - (this.#loaded?.at ?? 0);
    const isStale = Math.abs(age) > FOLLOWED_FOR_MS;
    this.#loaded =
      this.#loaded === undefined || isStale
        ? await load(source)
        : await follow(source, this.#loaded);
    return this.#loaded;
  }
}

/** Where the feed is, is read before the calls: what changes meanwhile is followed afterwards. */
async function load({ db, clock }: Source): Promise<Loaded> {
  const { settled } = await readFreshChanges(db, { subjects: [], since: undefined });
  const now = clock.now();
  const calls = new Map<string, OpenCall>();
  const tables = new AskTables();
  for (let after: string | undefined; ; ) {
    const rows = await listOpenCallsAfter(db, { after, now, limit: LOADED_AT_ONCE });
    for (const row of rows) calls.set(row.id, readOpenCall(row, tables));
    after = rows.at(-1)?.id;
    if (rows.length < LOADED_AT_ONCE) break;
  }
  const columns = columnsOf(calls);
  return { at: now.getTime(), calls, columns, tables, settled, seen: new Set() };
}

async function follow({ db }: Source, loaded: Loaded): Promise<Loaded> {
  const { changes, settled } = await readFreshChanges(db, {
    subjects: [CALL_SUBJECT, USER_SUBJECT],
    since: loaded.settled,
  });
  const fresh = changes.filter(({ id }) => !loaded.seen.has(id));
  const idsOf = (subject: string) => [
    ...new Set(fresh.flatMap((change) => (change.subject === subject ? change.subjectId : []))),
  ];
  const renewed =
    fresh.length > 0 ? await renew(db, loaded, idsOf(CALL_SUBJECT), idsOf(USER_SUBJECT)) : loaded;
  const unsettled = changes.filter(({ isSettled }) => !isSettled);
  return { ...renewed, settled, seen: new Set(unsettled.map(({ id }) => id)) };
}

/** Takes out what changed and puts in what of it is open. */
async function renew(
  db: Queryable,
  loaded: Loaded,
  callIds: string[],
  posterIds: string[],
): Promise<Loaded> {
  const calls = new Map(loaded.calls);
  const rows = await listOpenCallsAmong(db, { callIds, posterIds });
  for (const id of callIds) calls.delete(id);
  if (posterIds.length > 0) {
    for (const { id, postedBy } of calls.values()) {
      if (posterIds.includes(postedBy)) calls.delete(id);
    }
  }
  for (const row of rows) calls.set(row.id, readOpenCall(row, loaded.tables));
  return { ...loaded, calls, columns: columnsOf(calls) };
}

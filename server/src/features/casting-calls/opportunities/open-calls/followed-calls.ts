import { readFreshChanges } from '../../../../platform/change-feed/change-feed.ts';
import type { Clock } from '../../../../platform/clock.ts';
import type { Queryable } from '../../../../platform/database/database.ts';
import { USER_SUBJECT } from '../../../auth/suspend-user.ts';
import { CALL_SUBJECT } from '../../touch-call.ts';
import { CallIndex } from './call-index.ts';
import { Comparisons } from './comparisons.ts';
import { listOpenCallsAfter, listOpenCallsAmong } from './queries.ts';

const LOADED_AT_ONCE = 1_000;
/** Well before the feed forgets, and before what was asked once and is no more weighs anything. */
const FOLLOWED_FOR_MS = 24 * 60 * 60 * 1000;
const SUBJECTS = [CALL_SUBJECT, USER_SUBJECT];

export type Source = { db: Queryable; clock: Clock };
type Change = Awaited<ReturnType<typeof readFreshChanges>>['changes'][number];

/** All open calls as they were when they were loaded, and whatever changed since. */
export class FollowedCalls {
  readonly index: CallIndex;
  readonly comparisons: Comparisons;
  readonly #loadedAt: number;
  /** All changes of transactions before this one are in. */
  #settled: string;
  /** Changes that are in and may be told again. */
  #seen: ReadonlySet<string> = new Set();
  #renewing: Promise<void> = Promise.resolve();

  private constructor(index: CallIndex, loadedAt: number, settled: string) {
    this.index = index;
    this.comparisons = new Comparisons(index);
    this.#loadedAt = loadedAt;
    this.#settled = settled;
  }

  /** Where the feed is, is read before the calls: what changes meanwhile is followed afterwards. */
  static async load({ db, clock }: Source): Promise<FollowedCalls> {
    const { settled } = await readFreshChanges(db, { subjects: [], since: undefined });
    const now = clock.now();
    const index = new CallIndex();
    for (let after: string | undefined; ; ) {
      const rows = await listOpenCallsAfter(db, { after, now, limit: LOADED_AT_ONCE });
      for (const row of rows) index.put(row);
      after = rows.at(-1)?.id;
      if (rows.length < LOADED_AT_ONCE) break;
    }
    return new FollowedCalls(index, now.getTime(), settled);
  }

  isStale(clock: Clock): boolean {
    const age = clock.now().getTime() - this.#loadedAt;
    return Math.abs(age) > FOLLOWED_FOR_MS || this.index.isMostlyGone;
  }

  /** Everyone looks for themselves: whoever waited for another's look might miss what came after it. */
  async catchUp(db: Queryable): Promise<void> {
    const { changes, settled } = await readFreshChanges(db, {
      subjects: SUBJECTS,
      since: this.#settled,
    });
    if (changes.length > 0) {
      // In turns, so that what one read earlier never replaces what another read later.
      const renewing = this.#renewing.then(() => this.#renew(db, changes));
      this.#renewing = renewing.catch(() => undefined);
      await renewing;
    }
    this.#settled = settled;
  }

  /** Takes out what changed and puts in what of it is open. */
  async #renew(db: Queryable, changes: readonly Change[]): Promise<void> {
    const fresh = changes.filter(({ id }) => !this.#seen.has(id));
    if (fresh.length > 0) {
      const idsOf = (wanted: string) => [
        ...new Set(
          fresh.flatMap(({ subject, subjectId }) => (subject === wanted ? subjectId : [])),
        ),
      ];
      const [callIds, posterIds] = [idsOf(CALL_SUBJECT), idsOf(USER_SUBJECT)];
      const rows = await listOpenCallsAmong(db, { callIds, posterIds });
      for (const id of callIds) this.index.drop(id);
      if (posterIds.length > 0) this.index.dropPostedBy(new Set(posterIds));
      for (const row of rows) this.index.put(row);
    }
    this.#seen = new Set(changes.map(({ id }) => id));
  }
}

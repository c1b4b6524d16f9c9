import { findSettled } from '../../../platform/change-feed/change-feed.ts';
import type { Platform } from '../../../platform/platform.ts';
import { catchUp, findMatching } from '../find-matching.ts';
import { findSearch } from '../read-search.ts';
import {
  bringBack,
  type Changed,
  findOldestWatch,
  insertNew,
  listChanged,
  lockWatched,
  type Match,
  setWatched,
  type Watched,
} from './queries.ts';
import { tellAtOnce } from './tell-at-once.ts';

/** After a time without a server, or a large import, the newest are looked at and the others are not news. */
const CHANGED = 10_000;
const AT_ONCE = 100;
const FIRST_ID = '00000000-0000-0000-0000-000000000000';

/**
 * Asks of those who changed since the last time which of them each search finds. How far it came is
 * kept with each search, in the transaction that keeps whom it found: what breaks off is taken up where
 * it was. Changes beside which an older transaction still runs are looked at once more; nobody is told
 * of twice for that.
 */
export async function watchSearches(platform: Platform): Promise<void> {
  const { db } = platform;
  const until = await findSettled(db);
  await bringBack(db, until);
  const since = await findOldestWatch(db);
  if (since === undefined) return;
  const changed = await listChanged(db, { since, limit: CHANGED });
  if (changed.length === 0) return;
  await catchUp(platform);
  let after: string | undefined = FIRST_ID;
  while (after !== undefined) after = await watchSome(platform, changed, { after, until });
}

type Range = { after: string; until: string };

/** The last of them, where there may be more. */
async function watchSome(
  platform: Platform,
  changed: readonly Changed[],
  { after, until }: Range,
): Promise<string | undefined> {
  return platform.transaction(async (tx) => {
    const watched = await lockWatched(tx, { after, until, limit: AT_ONCE });
    if (watched.length === 0) return undefined;
    const matches: Match[] = [];
    for (const one of watched) matches.push(...(await findMatches(platform, one, changed)));
    const fresh = await insertNew(tx, matches, platform.clock.now());
    await tellAtOnce(platform, tx, watched, fresh);
    const ids = watched.map(({ row }) => row.id);
    await setWatched(tx, ids, until);
    return watched.length < AT_ONCE ? undefined : ids.at(-1);
  });
}

async function findMatches(
  platform: Platform,
  { row, user, isOfVerifiedAgency }: Watched,
  changed: readonly Changed[],
): Promise<Match[]> {
  const since = BigInt(row.watchedSince);
  const among = changed
    .filter((one) => BigInt(one.transactionId) >= since && one.updatedAt >= row.updatedAt)
    .map(({ id }) => id);
  const read = findSearch(row.search);
  if (among.length === 0 || read === undefined) return [];
  try {
    const owner = { actor: { user }, isOfVerifiedAgency };
    const asked = { search: read.search, among, limit: among.length };
    const found = await findMatching(platform, owner, asked);
    return found.map((talentProfileId) => ({ savedSearchId: row.id, talentProfileId }));
  } catch (error) {
    // One that can no longer be asked for does not stand in the way of the others.
    platform.log.warn({ err: error, savedSearchId: row.id }, 'a saved search was not answered');
    return [];
  }
}

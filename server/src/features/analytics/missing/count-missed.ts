import { setImmediate as pause } from 'node:timers/promises';
import { RAW_EVENT_DAYS } from '@callboard/contract/analytics';
import { talentSearchSchema } from '@callboard/contract/talent-search';
import { addDays } from '../../../platform/calendar.ts';
import type { Platform } from '../../../platform/platform.ts';
import { readEntries } from '../../talent-search/projection/read-entries.ts';
import { listDaysOpenSince } from '../counting/queries.ts';
import type { Paying } from './count-missed-job.ts';
import { MissedIndex } from './missed-index.ts';
import { listProfilesOf, listProProfiles, listSearchesMade, replaceMissed } from './queries.ts';
import { Tally } from './tally.ts';

/** Of a small index; what it holds in memory is bounded by it. */
const PROFILES_AT_ONCE = 2_000;
const SEARCHES_AT_ONCE = 500;
/** Long enough for the hourly job to see a day once more as it was closed, also where it comes late. */
const STILL_COUNTED_MS = 3 * 60 * 60 * 1000;
const FIRST_ID = '00000000-0000-0000-0000-000000000000';

/**
 * For everybody on Pro: which searches of the days that are not closed, or have not been for long, missed
 * them for want of one field.
 */
export async function countMissed(platform: Platform): Promise<void> {
  const since = new Date(platform.clock.now().getTime() - STILL_COUNTED_MS);
  const days = (await listDaysOpenSince(platform.db, since)).slice(-RAW_EVENT_DAYS);
  if (days.length === 0) return;
  let after: string | undefined = FIRST_ID;
  while (after !== undefined) {
    const ids: string[] = await listProProfiles(platform.db, { after, limit: PROFILES_AT_ONCE });
    await countFor(platform, ids, days);
    after = ids.length === PROFILES_AT_ONCE ? ids.at(-1) : undefined;
  }
}

/** For those whose keeper, or whose agency, just went Pro. */
export async function countMissedOf(platform: Platform, paying: Paying): Promise<void> {
  await countMissedFor(platform, await listProfilesOf(platform.db, paying));
}

/** The days of which single events are still there. */
async function countMissedFor(platform: Platform, profileIds: readonly string[]): Promise<void> {
  const today = platform.clock.now().toISOString().slice(0, 10);
  const days = Array.from({ length: RAW_EVENT_DAYS }, (_, ago) => addDays(today, -ago)).reverse();
  const sorted = profileIds.toSorted();
  for (let start = 0; start < sorted.length; start += PROFILES_AT_ONCE) {
    await countFor(platform, sorted.slice(start, start + PROFILES_AT_ONCE), days);
  }
}

async function countFor(
  platform: Platform,
  profileIds: readonly string[],
  days: readonly string[],
): Promise<void> {
  if (profileIds.length === 0) return;
  const index = new MissedIndex(await readEntries(platform, profileIds));
  const tally = new Tally(profileIds, days);
  const today = days.at(-1) ?? '';
  for await (const { search, made } of searchesOf(platform, days)) {
    const { success, data } = talentSearchSchema.safeParse(search);
    if (!success) continue;
    for (const { field, talentProfileIds } of index.findMissed(data, today)) {
      for (const talentProfileId of talentProfileIds) {
        for (const { day, times } of made) {
          tally.add({ talentProfileId, day, field, searches: times });
        }
      }
    }
    // Others are answered between two searches.
    await pause();
  }
  await platform.transaction((tx) => replaceMissed(tx, { profileIds, days }, tally.rows()));
}

/** Every search once, with how often it was made on which day. */
async function* searchesOf({ db }: Platform, days: readonly string[]) {
  let after: string | undefined = FIRST_ID;
  while (after !== undefined) {
    const page = await listSearchesMade(db, { days, after, limit: SEARCHES_AT_ONCE });
    yield* page;
    after = page.length === SEARCHES_AT_ONCE ? page.at(-1)?.id : undefined;
  }
}

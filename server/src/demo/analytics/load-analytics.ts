import { createHash } from 'node:crypto';
import { RAW_EVENT_DAYS } from '@callboard/contract/analytics';
import {
  analyticsDays,
  analyticsSearches,
  callDays,
  mediaDays,
  missedDays,
  searchDays,
  talentDays,
} from '../../features/analytics/tables.ts';
import { talentProfiles } from '../../features/talent-profiles/tables.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { FINCH_WREN } from '../agencies/finch-wren.ts';
import { PAST_DUE } from '../billing/load-subscriptions.ts';
import type { DemoLoader } from '../demo-loader.ts';
import { dayAt, minutesAgo } from '../demo-time.ts';
import { insertMany } from '../insert-many.ts';
import { talentProfileIdOf } from '../people/person-key.ts';
import { lookAtCalls, readEarlierCalls } from './call-activity.ts';
import {
  countCallDays,
  countMediaDays,
  countMissedDays,
  countSearchDays,
  countTalentDays,
} from './count-days.ts';
import { Diary, dayOf } from './diary.ts';
import { listFoundTalents } from './found-talent.ts';
import { insertEvents } from './insert-events.ts';
import { passBy } from './profile-activity.ts';
import { daysOfYear, YEAR_DAYS } from './rhythm.ts';
import { searchAllYear } from './search-activity.ts';
import { listSearches } from './searches.ts';

/** Yesterday and today are still being counted. */
const OPEN_DAYS = 2;

/**
 * A year of being found, looked at and played. All of it is told event by event, counted by days, and the
 * events of the last days are kept as they are, so that one is always what the other comes to.
 */
export const loadAnalytics: DemoLoader = async (tx, now) => {
  const diary = new Diary({
    from: dayAt(now, 1 - YEAR_DAYS, 0),
    until: minutesAgo(now, 1),
    joined: await readJoined(tx),
  });
  const days = daysOfYear(now);
  const talents = listFoundTalents(now);
  const searches = listSearches(talents, now);
  const made = searchAllYear(diary, days, searches);
  for (const talent of talents) {
    passBy(diary, days, talent);
    readEarlierCalls(diary, days, talent);
  }
  lookAtCalls(diary, now);

  const { happenings } = diary;
  await insertDays(tx, now);
  await insertMany(
    tx,
    analyticsSearches,
    searches.map(({ id, key, search }) => ({
      id,
      key,
      search,
      createdAt: dayAt(now, 1 - YEAR_DAYS),
    })),
  );
  const rawFrom = dayAt(now, 1 - RAW_EVENT_DAYS, 0).getTime();
  const raw = happenings.filter(({ at }) => at >= rawFrom);
  await insertEvents(tx, raw);
  await insertMany(tx, searchDays, countSearchDays(raw));
  await insertMany(tx, talentDays, countTalentDays(happenings));
  await insertMany(tx, mediaDays, countMediaDays(happenings));
  await insertMany(tx, callDays, countCallDays(happenings));
  await insertMany(tx, missedDays, countMissedDays(made, diary, profilesOnPro()));
};

/** When each talent came, in milliseconds: nobody was looked at before. */
async function readJoined(tx: Transaction): Promise<Map<string, number>> {
  const rows = await tx
    .select({ id: talentProfiles.id, createdAt: talentProfiles.createdAt })
    .from(talentProfiles);
  return new Map(rows.map(({ id, createdAt }) => [id, createdAt.getTime()]));
}

/** Those who pay themselves, and the roster of the agency that does. */
function profilesOnPro(): Set<string> {
  const { roster, newcomers } = FINCH_WREN;
  return new Set(
    [...roster.map(({ talent }) => talent), ...newcomers.map(({ talent }) => talent), PAST_DUE].map(
      talentProfileIdOf,
    ),
  );
}

/** What is over is closed; what is not has a salt for those who come yet. */
async function insertDays(tx: Transaction, now: Date): Promise<void> {
  const dayAgo = (daysAgo: number) => dayOf(dayAt(now, -daysAgo, 0).getTime());
  const over = Array.from({ length: YEAR_DAYS - OPEN_DAYS }, (_, index) => index + OPEN_DAYS);
  await insertMany(
    tx,
    analyticsDays,
    over.map((daysAgo) => {
      const closedAt = dayAt(now, 2 - daysAgo, 0);
      return { day: dayAgo(daysAgo), countedAt: closedAt, closedAt };
    }),
  );
  const open = Array.from({ length: OPEN_DAYS }, (_, daysAgo) => {
    const day = dayAgo(daysAgo);
    const salt = createHash('sha256').update(`callboard demo ${day}`).digest().subarray(0, 16);
    return { day, salt, countedAt: now, closedAt: null };
  });
  // The counting may have begun today's already.
  await tx.insert(analyticsDays).values(open).onConflictDoNothing();
}

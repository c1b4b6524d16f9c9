import type { Alert } from '@callboard/contract/saved-searches';
import { sql } from 'drizzle-orm';
import { savedSearches, savedSearchMatches } from '../../features/saved-searches/tables.ts';
import { findSettled } from '../../platform/change-feed/change-feed.ts';
import { demoUserId } from '../accounts.ts';
import { demoId } from '../demo-id.ts';
import type { DemoLoader } from '../demo-loader.ts';
import { dayAt } from '../demo-time.ts';
import { insertMany } from '../insert-many.ts';

/** What the client looks for again and again. */
const SEARCHES: readonly { key: string; name: string; search: string; alert: Alert }[] = [
  {
    key: 'french-voices',
    name: 'Voices with French',
    search: 'category=voice-artist&language=fr',
    alert: 'daily',
  },
  {
    key: 'stunts',
    name: 'Stunts, identity verified',
    search: 'category=stunt-performer&verified=identity',
    alert: 'at_once',
  },
  {
    key: 'young-dancers',
    name: 'Dancers in their twenties',
    search: 'ageMax=29&ageMin=20&category=dancer',
    alert: 'none',
  },
];

export const loadSavedSearches: DemoLoader = async (tx, now) => {
  const watchedSince = await findSettled(tx);
  const openedAt = dayAt(now, -2, 17);
  await insertMany(
    tx,
    savedSearches,
    SEARCHES.map(({ key, ...search }, index) => ({
      ...search,
      id: demoId(`saved-search/${key}`),
      userId: demoUserId('client'),
      watchedSince,
      openedAt,
      createdAt: dayAt(now, -9 - index, 11),
      // Whoever is in the demo matched from the first.
      updatedAt: now,
    })),
  );
  await tx.execute(sql`
    insert into ${savedSearchMatches} (saved_search_id, talent_profile_id, matched_at)
    select ${demoId('saved-search/french-voices')}::uuid, t.id, ${now.toISOString()}::timestamptz
    from talent_profiles t
    join talent_languages l on l.talent_profile_id = t.id and l.language_id = 'fr'
    where 'voice-artist' = any(t.category_ids) and t.visibility = 'public'
    order by t.id limit 3`);
};

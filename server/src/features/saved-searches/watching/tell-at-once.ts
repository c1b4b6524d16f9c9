import type { Transaction } from '../../../platform/database/database.ts';
import type { Platform } from '../../../platform/platform.ts';
import { notifyEach } from '../../notifications/notify.ts';
import { listNames } from '../list-names.ts';
import { addressOf, andOthers, titleOf } from '../words.ts';
import type { Match, Watched } from './queries.ts';

const NAMED = 3;

/** One notification a search, however many it found. They were found a moment ago, as their owner sees them. */
export async function tellAtOnce(
  platform: Platform,
  tx: Transaction,
  watched: readonly Watched[],
  fresh: readonly Match[],
): Promise<void> {
  const bySearch = Map.groupBy(fresh, ({ savedSearchId }) => savedSearchId);
  const told = watched.flatMap(({ row }) => {
    const ids = (bySearch.get(row.id) ?? []).map(({ talentProfileId }) => talentProfileId);
    return row.alert === 'at_once' && ids.length > 0 ? [{ row, ids }] : [];
  });
  if (told.length === 0) return;
  const shown = told.flatMap(({ ids }) => ids.slice(0, NAMED));
  const names = await listNames(tx, shown, platform.clock.now());
  const news = told.map(({ row, ids }) => {
    const known = ids.slice(0, NAMED).flatMap((id) => names.get(id) ?? []);
    return {
      userId: row.userId,
      title: titleOf(row.name, ids.length),
      content: `${andOthers(known, ids.length)} your saved search.`,
      link: addressOf(row.search),
    };
  });
  await notifyEach(platform, tx, 'saved_search', news);
}

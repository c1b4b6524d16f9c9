import type { BodyOf } from '@callboard/contract/endpoint';
import { LIMITS } from '@callboard/contract/limits';
import type { SavedSearch, savedSearchEndpoints } from '@callboard/contract/saved-searches';
import type { Actor } from '../../platform/actor.ts';
import { AppError } from '../../platform/app-error.ts';
import { findSettled } from '../../platform/change-feed/change-feed.ts';
import { newId } from '../../platform/ids.ts';
import type { Platform } from '../../platform/platform.ts';
import { getSearcher } from '../talent-search/asking/search-talents.ts';
import { catchUp, findMatching } from './find-matching.ts';
import { mayKeepSearch } from './policy.ts';
import {
  countNew,
  countSavedSearches,
  deleteMatches,
  deleteSavedSearch,
  findSavedSearch,
  insertKnown,
  insertSavedSearch,
  listSavedSearches,
  type SavedSearchRow,
  setAllTold,
  updateSavedSearch,
} from './queries.ts';
import { readSearch } from './read-search.ts';

/** Of more than these, some who matched from the first are told of when they change. */
const KNOWN = 1_000;

export async function listOwnSearches({ db }: Platform, { user }: Actor) {
  const found = await listSavedSearches(db, user.id, user.role === 'talent');
  return { items: found.map(({ row, newCount }) => present(row, newCount)) };
}

export async function saveSearch(
  platform: Platform,
  actor: Actor,
  form: BodyOf<typeof savedSearchEndpoints.saveSearch>,
): Promise<SavedSearch> {
  const { db, clock } = platform;
  if ((await countSavedSearches(db, actor.user.id)) >= LIMITS.savedSearches) {
    throw new AppError('LIST_FULL', {
      message: `You keep ${LIMITS.savedSearches} searches already. Delete one of them first.`,
    });
  }
  const now = clock.now();
  const begun = await begin(platform, actor, form);
  const row = {
    ...form,
    ...begun.columns,
    id: newId(),
    userId: actor.user.id,
    openedAt: now,
    createdAt: now,
    updatedAt: now,
  };
  await platform.transaction(async (tx) => {
    await insertSavedSearch(tx, row);
    await insertKnown(tx, row.id, begun.known, now);
  });
  return present(row, 0);
}

export async function changeSearch(
  platform: Platform,
  actor: Actor,
  id: string,
  form: BodyOf<typeof savedSearchEndpoints.changeSavedSearch>,
): Promise<SavedSearch> {
  const { db, clock } = platform;
  const before = requireOwn(actor, await findSavedSearch(db, id));
  const given = { ...before, ...form, search: readSearch(form.search ?? before.search).text };
  const isOther = given.search !== before.search;
  const isWatchedAnew = isOther || (before.alert === 'none' && given.alert !== 'none');
  const now = clock.now();
  const begun = isWatchedAnew ? await begin(platform, actor, given) : undefined;
  const anew = begun && { ...begun.columns, updatedAt: now, openedAt: now };
  const after = { ...given, ...anew };
  await platform.transaction(async (tx) => {
    await updateSavedSearch(tx, id, { name: after.name, alert: after.alert, ...anew });
    if (isOther) await deleteMatches(tx, id);
    if (after.alert !== before.alert) await setAllTold(tx, id, now);
    if (begun) await insertKnown(tx, id, begun.known, now);
  });
  return present(after, await countNew(db, id, actor.user.role === 'talent'));
}

export async function openSearch({ db, clock, transaction }: Platform, actor: Actor, id: string) {
  requireOwn(actor, await findSavedSearch(db, id));
  await transaction(async (tx) => {
    await updateSavedSearch(tx, id, { openedAt: clock.now() });
    await setAllTold(tx, id, clock.now());
  });
}

export async function forgetSearch({ db }: Platform, actor: Actor, id: string): Promise<void> {
  requireOwn(actor, await findSavedSearch(db, id));
  await deleteSavedSearch(db, id);
}

/** From when on who matches is new, and who did before. What the actor may not ask for is refused. */
async function begin(
  platform: Platform,
  actor: Actor,
  { search, alert }: Pick<SavedSearchRow, 'search' | 'alert'>,
) {
  const read = readSearch(search);
  const watchedSince = await findSettled(platform.db);
  await catchUp(platform);
  const searcher = await getSearcher(platform, actor);
  const limit = alert === 'none' ? 0 : KNOWN;
  const known = await findMatching(platform, searcher, { search: read.search, limit });
  return { columns: { search: read.text, watchedSince }, known };
}

function requireOwn(actor: Actor, row: SavedSearchRow | undefined): SavedSearchRow {
  if (row === undefined || !mayKeepSearch(actor, row)) throw new AppError('NOT_FOUND');
  return row;
}

function present(row: SavedSearchRow, newCount: number): SavedSearch {
  const { id, name, search, alert, createdAt } = row;
  return { id, name, search, alert, createdAt: createdAt.toISOString(), newCount };
}

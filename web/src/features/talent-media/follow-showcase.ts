import type { Media } from '@callboard/contract/media';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { ApiError } from '../../lib/api-error.ts';
import { followMedia, mediaQuery, refusals } from '../media/api.ts';
import { editList, type List, refreshProfile } from './showcase.ts';

type Item = { media: Media | null };

/** Follows the files of a list that the server is still looking at. */
export function useFollowList({ name, profileId }: List, items: readonly Item[]): void {
  const queries = useQueryClient();
  useEffect(() => {
    for (const { media } of items) {
      if (media !== null) followInto(queries, { name, profileId }, media);
    }
  }, [queries, name, profileId, items]);
}

export function followInto(queries: QueryClient, list: List, media: Media): void {
  if (media.status !== 'processing') return;
  const onDone = (done: Media) => showDone(queries, list, done);
  followMedia({ queries, mediaId: media.id, onDone });
}

/** A refused file leaves its list, as it has on the server, and leaves its reason. */
function showDone(queries: QueryClient, list: List, media: Media): void {
  const isIt = (item: Item) => item.media?.id === media.id;
  if (media.status === 'refused') {
    refusals.add({ media, profileId: list.profileId, place: list.name });
    editList(queries, list, (items) => items.filter((item) => !isIt(item)));
  } else {
    editList(queries, list, (items) => items.map((it) => (isIt(it) ? { ...it, media } : it)));
  }
  refreshProfile(queries, list.profileId);
}

/**
 * Puts a file into a list. One that was refused in the meantime says why, where the call only says
 * that it cannot be used.
 */
export async function addingFile(
  queries: QueryClient,
  list: List,
  mediaId: string,
  add: () => Promise<unknown>,
): Promise<void> {
  try {
    await add();
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'MEDIA_NOT_USABLE') throw error;
    const media = await queries.fetchQuery({ ...mediaQuery(mediaId), staleTime: 0 });
    if (media.status !== 'refused') throw error;
    showDone(queries, list, media);
  }
}

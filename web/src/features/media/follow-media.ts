import { type Media, mediaEndpoints } from '@callboard/contract/media';
import { type QueryClient, QueryObserver } from '@tanstack/react-query';
import { ApiError } from '../../lib/api-error.ts';
import { endpointQuery } from '../../lib/query-client.ts';

const ASKED_EVERY_MS = 1_000;
/** Those that come after them are asked about when these are done. */
const AT_ONCE = 4;

type Follow = { queries: QueryClient; mediaId: string; onDone: (media: Media) => void };

/** In line, the first ones being asked about. */
let followed: readonly Follow[] = [];

export const mediaQuery = (id: string) => endpointQuery(mediaEndpoints.get, { params: { id } });

/**
 * Asks about a file that the server is still looking at, and tells once it is done. It goes on
 * whatever screen is open, so that a refused file says so in the list that it was sent for.
 */
export function followMedia(follow: Follow): void {
  if (followed.some(({ mediaId }) => mediaId === follow.mediaId)) return;
  followed = [...followed, follow];
  if (followed.length <= AT_ONCE) observe(follow);
}

function observe(follow: Follow): void {
  const { queries, mediaId, onDone } = follow;
  const observer = new QueryObserver(queries, {
    ...mediaQuery(mediaId),
    staleTime: 0,
    refetchInterval: ASKED_EVERY_MS,
  });
  const stop = observer.subscribe(({ data, error, isFetching }) => {
    const isDone = !isFetching && (data?.status === 'ready' || data?.status === 'refused');
    if (!isDone && !isHopeless(error)) return;
    stop();
    leave(follow);
    if (data !== undefined && isDone) onDone(data);
  });
}

/** Without a connection there may be an answer later; to one who is told nothing, there is not. */
function isHopeless(error: Error | null): boolean {
  return error instanceof ApiError && error.status >= 400 && error.status < 500;
}

function leave(follow: Follow): void {
  followed = followed.filter((each) => each !== follow);
  const next = followed[AT_ONCE - 1];
  if (next !== undefined) observe(next);
}

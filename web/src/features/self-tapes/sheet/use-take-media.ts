import type { Media } from '@callboard/contract/media';
import { useQuery } from '@tanstack/react-query';
import { ApiError } from '../../../lib/api-error.ts';
import { mediaQuery } from '../../media/api.ts';

const ASKED_EVERY_MS = 2_000;

type TakeMedia = {
  media: Media | undefined;
  /** What was not sent for days the server forgets. */
  isGone: boolean;
};

/** A take's film; asked about again while the server still looks at it. */
export function useTakeMedia(mediaId: string, known: Media | undefined): TakeMedia {
  const isKnown = known?.status === 'ready';
  const { data, error } = useQuery({
    ...mediaQuery(mediaId),
    enabled: !isKnown,
    refetchInterval: ({ state }) => (state.data?.status === 'processing' ? ASKED_EVERY_MS : false),
  });
  const isGone = error instanceof ApiError && error.status === 404;
  return { media: isKnown ? known : (data ?? known), isGone };
}

import type { analyticsEndpoints } from '@callboard/contract/analytics';
import { useRef } from 'react';
import { callAt } from '../api-client.ts';
import { useSession } from '../use-session.ts';

/** By its path alone: pages that play something do without schemas. */
const LINE = { method: 'POST', path: '/api/media/{id}/plays' } as const;

type Played = { mediaId: string /** Whose it is, where that is known. */; profileId?: string };

/**
 * For a player's `onPlaying`: tells once that a film or a sound of a profile is played, unless it is
 * one's own. Nobody waits for the answer, and playing does not depend on it.
 */
export function useTellPlay({ mediaId, profileId }: Played): () => void {
  const { user } = useSession();
  const told = useRef<string>(undefined);
  const isOwn = profileId !== undefined && profileId === user?.talentProfileId;
  return () => {
    if (isOwn || told.current === mediaId) return;
    told.current = mediaId;
    const sent = callAt<typeof analyticsEndpoints.mediaPlayed>(
      LINE,
      { params: { id: mediaId } },
      { keepalive: true },
    );
    sent.catch(() => undefined);
  };
}

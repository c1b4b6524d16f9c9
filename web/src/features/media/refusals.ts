import { type Media, mediaEndpoints } from '@callboard/contract/media';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useSyncExternalStore } from 'react';
import { endpointQuery } from '../../lib/query-client.ts';
import { forgetUpload } from './forget-upload.ts';

/** A file that arrived and turned out not to be what it was sent as. */
export type Refusal = { media: Media; profileId: string; place: string };

type Known = {
  /** Heard of since the page was opened. */
  learned: readonly Refusal[];
  /** Not shown again, though an older answer may still list them. */
  dismissed: ReadonlySet<string>;
};

let known: Known = { learned: [], dismissed: new Set() };
const listeners = new Set<() => void>();

function change(changes: Partial<Known>) {
  known = { ...known, ...changes };
  for (const listener of listeners) listener();
}

const others = ({ media }: Refusal) => known.learned.filter((each) => each.media.id !== media.id);

export const refusals = {
  add: (refusal: Refusal) => change({ learned: [...others(refusal), refusal] }),
  dismiss(refusal: Refusal) {
    const dismissed = new Set([...known.dismissed, refusal.media.id]);
    change({ learned: others(refusal), dismissed });
    forgetUpload(refusal.media.id);
  },
};

/** Those from before this page was opened, as the server lists them, and those since. */
export function useRefusals(profileId: string, place: string): Refusal[] {
  const { learned, dismissed } = useSyncExternalStore(subscribe, () => known);
  const { data } = useQuery(
    endpointQuery(mediaEndpoints.refused, { query: { talentProfileId: profileId } }),
  );
  return useMemo(() => {
    const hidden = new Set([...dismissed, ...learned.map(({ media }) => media.id)]);
    const earlier = (data?.items ?? [])
      .filter(({ id }) => !hidden.has(id))
      .map((media) => ({ media, profileId, place: placeOf(media) }));
    return [...earlier, ...learned].filter(
      (each) => each.profileId === profileId && each.place === place,
    );
  }, [data, learned, dismissed, profileId, place]);
}

/** The server does not know where a file was meant for: photos are mostly for the gallery. */
function placeOf({ kind }: Media): string {
  return kind === 'photo' ? 'gallery' : 'portfolio';
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

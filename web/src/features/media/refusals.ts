import type { Media } from '@callboard/contract/media';
import { useMemo, useSyncExternalStore } from 'react';

/** A file that arrived and turned out not to be what it was sent as. */
export type Refusal = { media: Media; profileId: string; place: string };

/** Kept here until someone has read them: the server shows them nowhere any more. */
let all: readonly Refusal[] = [];
const listeners = new Set<() => void>();

function show(next: readonly Refusal[]) {
  all = next;
  for (const listener of listeners) listener();
}

export const refusals = {
  add: (refusal: Refusal) => show([...all, refusal]),
  dismiss: ({ media }: Refusal) => show(all.filter((each) => each.media.id !== media.id)),
};

export function useRefusals(profileId: string, place: string): Refusal[] {
  const known = useSyncExternalStore(subscribe, () => all);
  return useMemo(
    () => known.filter((each) => each.profileId === profileId && each.place === place),
    [known, profileId, place],
  );
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

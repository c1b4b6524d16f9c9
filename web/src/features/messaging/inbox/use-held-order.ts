import type { Conversation } from '@callboard/contract/conversations';
import { useMemo, useState } from 'react';

/**
 * While a pointer is over the list its rows stay where they are, whatever arrives: nobody is to press
 * another one than the one they saw. What they say changes in its place.
 */
export function useHeldOrder(latest: readonly Conversation[]) {
  const [held, setHeld] = useState<readonly string[]>();
  const { shown, hasNewer } = useMemo(() => orderBy(latest, held), [latest, held]);
  return {
    shown,
    hasNewer,
    hold: () => setHeld((before) => before ?? latest.map(({ id }) => id)),
    release: () => setHeld(undefined),
  };
}

export function orderBy(latest: readonly Conversation[], held: readonly string[] | undefined) {
  if (held === undefined) return { shown: latest, hasNewer: false };
  const byId = new Map(latest.map((each) => [each.id, each]));
  const known = new Set(held);
  const kept = held.flatMap((id) => byId.get(id) ?? []);
  const end = latest.findLastIndex(({ id }) => known.has(id));
  // What came with older pages follows; what came on top waits.
  const older = latest.slice(end + 1);
  const [first] = latest;
  return {
    shown: [...kept, ...older],
    hasNewer: first !== undefined && kept.length > 0 && first.id !== kept[0]?.id,
  };
}

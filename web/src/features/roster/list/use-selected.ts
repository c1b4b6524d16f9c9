import type { RosterEntry } from '@callboard/contract/roster';
import { useCallback, useState } from 'react';
import { isRepresented } from '../roster-words.ts';

/** Those that are ticked, of those that are shown: whoever is filtered away is not acted upon. */
export function useSelected(shown: readonly RosterEntry[]) {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  // The same at all times, so that a row is drawn anew for its own tick alone.
  const toggle = useCallback((id: string) => {
    setIds((before) => {
      const next = new Set(before);
      if (!next.delete(id)) next.add(id);
      return next;
    });
  }, []);
  const able = shown.filter(isRepresented);
  const talents = able.filter(({ talentProfileId }) => ids.has(talentProfileId));
  const areAll = able.length > 0 && talents.length === able.length;
  return {
    talents,
    able,
    areAll,
    has: (id: string) => ids.has(id),
    toggle,
    toggleAll: () =>
      setIds(areAll ? new Set() : new Set(able.map(({ talentProfileId }) => talentProfileId))),
    clear: () => setIds(new Set()),
  };
}

export type Selected = ReturnType<typeof useSelected>;

import type { RosterEntry } from '@callboard/contract/roster';
import { useState } from 'react';
import { isRepresented } from '../roster-words.ts';

/** Those that are ticked, of those that are shown: whoever is filtered away is not acted upon. */
export function useSelected(shown: readonly RosterEntry[]) {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const able = shown.filter(isRepresented);
  const talents = able.filter(({ talentProfileId }) => ids.has(talentProfileId));
  const areAll = able.length > 0 && talents.length === able.length;
  return {
    talents,
    able,
    areAll,
    has: (id: string) => ids.has(id),
    toggle(id: string) {
      const next = new Set(ids);
      if (!next.delete(id)) next.add(id);
      setIds(next);
    },
    toggleAll: () =>
      setIds(areAll ? new Set() : new Set(able.map(({ talentProfileId }) => talentProfileId))),
    clear: () => setIds(new Set()),
  };
}

export type Selected = ReturnType<typeof useSelected>;

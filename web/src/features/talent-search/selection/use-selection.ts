import type { FoundTalent } from '@callboard/contract/talent-search';
import { useCallback, useLayoutEffect, useRef, useState } from 'react';

type State = {
  selected: ReadonlyMap<string, FoundTalent>;
  /** From whom a range goes. */
  anchorId: string | undefined;
};

const NOBODY: State = { selected: new Map(), anchorId: undefined };

export type Selection = ReturnType<typeof useSelection>;

/** Who is selected. They stay so while the search changes: one gathers people from several. */
export function useSelection(found: readonly FoundTalent[]) {
  const [{ selected }, setState] = useState(NOBODY);
  // Always the same functions: cards that stay are not drawn again because more have come.
  const foundNow = useRef(found);
  useLayoutEffect(() => {
    foundNow.current = found;
  }, [found]);

  const toggle = useCallback(
    (talent: FoundTalent) =>
      setState((now) => {
        const next = new Map(now.selected);
        if (!next.delete(talent.id)) next.set(talent.id, talent);
        return { selected: next, anchorId: talent.id };
      }),
    [],
  );
  /** All between the one before and this one. */
  const selectTo = useCallback(
    (talent: FoundTalent) =>
      setState((now) => ({
        selected: new Map([
          ...now.selected,
          ...between(foundNow.current, now.anchorId, talent.id).map(
            (each) => [each.id, each] as const,
          ),
        ]),
        anchorId: talent.id,
      })),
    [],
  );
  const clear = useCallback(() => setState(NOBODY), []);
  return { selected, toggle, selectTo, clear };
}

/** In the order of the results; someone who is not among them begins no range. */
function between<Person extends { id: string }>(
  found: readonly Person[],
  fromId: string | undefined,
  toId: string,
): readonly Person[] {
  const to = found.findIndex(({ id }) => id === toId);
  const from = found.findIndex(({ id }) => id === fromId);
  const start = from < 0 ? to : Math.min(from, to);
  return found.slice(start, Math.max(from, to) + 1);
}

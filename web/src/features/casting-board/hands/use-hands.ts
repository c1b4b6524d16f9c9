import { useCallback, useMemo, useState } from 'react';
import type { Shown } from '../look/use-shown.ts';

type State = {
  cursorId: string | undefined;
  /** Where the cursor was: whoever has moved up there is next when its own card has left. */
  place: number;
  selected: ReadonlySet<string>;
  anchorId: string | undefined;
  /** Goes up whenever the cursor is to be seen and focused. */
  pull: number;
};

const NOBODY: ReadonlySet<string> = new Set();
const IDLE: State = {
  cursorId: undefined,
  place: 0,
  selected: NOBODY,
  anchorId: undefined,
  pull: 0,
};

export type Hands = ReturnType<typeof useHands>;

/** Where one is on the board, and whom one has selected. */
export function useHands({ ids, placeOf }: Shown) {
  const [state, setState] = useState<State>(IDLE);
  const place = whereNow(state, { ids, placeOf });
  const cursorId = state.cursorId === undefined ? undefined : ids[place];
  // Who no longer shows is not acted upon unseen.
  const selected = useMemo(() => {
    const left = [...state.selected].filter((id) => placeOf.has(id));
    return left.length === state.selected.size ? state.selected : new Set(left);
  }, [state.selected, placeOf]);

  const goTo = useCallback(
    (id: string | undefined, { isPulled = true } = {}) =>
      setState((now) => ({
        ...now,
        cursorId: id,
        place: id === undefined ? now.place : (placeOf.get(id) ?? now.place),
        pull: isPulled ? now.pull + 1 : now.pull,
      })),
    [placeOf],
  );
  const toggle = useCallback(
    (id: string) =>
      setState((now) => {
        const next = new Set(now.selected);
        if (!next.delete(id)) next.add(id);
        const at = placeOf.get(id) ?? now.place;
        return { ...now, selected: next, anchorId: id, cursorId: id, place: at };
      }),
    [placeOf],
  );
  /** All between the last one that was selected and this one. */
  const selectTo = useCallback(
    (id: string) =>
      setState((now) => {
        const to = placeOf.get(id) ?? 0;
        const from = placeOf.get(now.anchorId ?? now.cursorId ?? id) ?? to;
        const between = ids.slice(Math.min(from, to), Math.max(from, to) + 1);
        return {
          ...now,
          selected: new Set([...now.selected, ...between]),
          cursorId: id,
          place: to,
        };
      }),
    [ids, placeOf],
  );
  const selectAll = useCallback(
    () => setState((now) => ({ ...now, selected: new Set(ids) })),
    [ids],
  );
  const clear = useCallback(
    () => setState((now) => ({ ...now, selected: NOBODY, anchorId: undefined })),
    [],
  );
  return {
    cursorId,
    place,
    pull: state.pull,
    selected,
    goTo,
    toggle,
    selectTo,
    selectAll,
    clear,
  };
}

function whereNow({ cursorId, place }: State, { ids, placeOf }: Shown): number {
  const at = cursorId === undefined ? undefined : placeOf.get(cursorId);
  return at ?? Math.max(Math.min(place, ids.length - 1), 0);
}

import type { FoundTalent } from '@callboard/contract/talent-search';
import { useCallback, useState } from 'react';

type State = {
  cursorId: string | undefined;
  /** Goes up whenever the cursor is to be seen and focused. */
  pull: number;
};

export type Cursor = ReturnType<typeof useCursor>;

/** Where one is among the results. Who is no longer among them has no cursor. */
export function useCursor(found: readonly FoundTalent[], firstId: string | undefined) {
  const [state, setState] = useState<State>({ cursorId: firstId, pull: 0 });
  const at = state.cursorId === undefined ? -1 : found.findIndex(({ id }) => id === state.cursorId);
  const goTo = useCallback(
    (cursorId: string | undefined, { isPulled = true } = {}) =>
      setState(({ pull }) => ({ cursorId, pull: isPulled ? pull + 1 : pull })),
    [],
  );
  return {
    cursorId: at < 0 ? undefined : state.cursorId,
    place: Math.max(0, at),
    pull: state.pull,
    goTo,
  };
}

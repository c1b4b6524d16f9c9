import { useMemo } from 'react';
import { type BoardCard, type Column, columnOf } from '../store/board-card.ts';
import type { BoardState } from '../store/board-store.ts';
import type { Look } from './look.ts';
import { matcherOf } from './matches-look.ts';
import { sortCards } from './sort-cards.ts';

export type Shown = {
  ids: readonly string[];
  /** Where in them each one is. */
  placeOf: ReadonlyMap<string, number>;
};

/** Whoever is asked for, in order. `scope` leaves out columns that this place is not about. */
export function useShown(
  state: BoardState,
  look: Look,
  scope: readonly Column[] | undefined,
): Shown {
  return useMemo(() => {
    const isAskedFor = matcherOf(look);
    const isInScope = (card: BoardCard) => scope === undefined || scope.includes(columnOf(card));
    const found: BoardCard[] = [];
    for (const card of state.cards.values()) {
      if (isInScope(card) && isAskedFor(card)) found.push(card);
    }
    const ids = sortCards(found, look.sort).map(({ id }) => id);
    return { ids, placeOf: new Map(ids.map((id, place) => [id, place])) };
  }, [state, look, scope]);
}

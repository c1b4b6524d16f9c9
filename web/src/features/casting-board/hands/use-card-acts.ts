import { useRef, useState } from 'react';
import { pickPeople } from '../acts/mark-person.ts';
import type { CardActs } from '../sheet/card-state.ts';
import type { BoardStore } from '../store/board-store.ts';
import type { Hands } from './use-hands.ts';

type Options = {
  board: BoardStore;
  hands: Hands;
  setOpenId: (id: string) => void;
  rate: (rating: number | null) => void;
};

/** What cards do. The functions stay the same, so that cards that did not change are not redrawn. */
export function useCardActs(options: Options): CardActs {
  const now = useRef(options);
  now.current = options;
  const [acts] = useState<CardActs>(() => ({
    press: (id, { shiftKey, ctrlKey, metaKey, detail }) => {
      // The second half of a double click: whoever was opened may have left their place to another.
      if (detail > 1) return;
      const { hands, setOpenId } = now.current;
      if (shiftKey) return hands.selectTo(id);
      if (ctrlKey || metaKey) return hands.toggle(id);
      hands.goTo(id, { isPulled: false });
      setOpenId(id);
    },
    toggle: (id, { shiftKey }) => {
      const { hands } = now.current;
      if (shiftKey) hands.selectTo(id);
      else hands.toggle(id);
    },
    pick: (id, pick) => void pickPeople(now.current.board, [id], pick),
    rate: (_, rating) => now.current.rate(rating),
  }));
  return acts;
}

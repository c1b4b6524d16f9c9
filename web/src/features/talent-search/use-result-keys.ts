import type { FoundTalent } from '@callboard/contract/talent-search';
import { useKeys } from '../../ui/use-keys.ts';
import { stepInSheet } from '../casting-board/sheet/api.ts';
import type { Cursor } from './faces/use-cursor.ts';
import type { Selection } from './selection/use-selection.ts';

type Direction = Parameters<typeof stepInSheet>[1];

type Settings = {
  found: readonly FoundTalent[];
  cursor: Cursor;
  selection: Selection;
  canSelect: boolean;
  across: () => number;
  openId: string | undefined;
  onOpen: (id: string | undefined) => void;
};

/** j, k and the arrows go from face to face, and with them whoever is open; x selects. */
export function useResultKeys(settings: Settings): void {
  const { found, cursor, selection, canSelect, across, openId, onOpen } = settings;

  function go(direction: Direction) {
    const length = found.length;
    const isBegun = cursor.cursorId !== undefined;
    const next = isBegun ? stepInSheet(cursor.place, direction, { length, across: across() }) : 0;
    const talent = next === undefined ? undefined : found[next];
    if (talent === undefined) return false;
    cursor.goTo(talent.id);
    if (openId !== undefined) onOpen(talent.id);
    return true;
  }
  /** They scroll the page until one is among the faces. */
  function goFromFace(direction: Direction) {
    const isAmongFaces = document.activeElement?.closest('[data-card]') != null;
    return isAmongFaces || openId !== undefined ? go(direction) : false;
  }
  function select() {
    const talent = found[cursor.place];
    if (!canSelect || cursor.cursorId === undefined || talent === undefined) return false;
    selection.toggle(talent);
    return true;
  }
  function close() {
    if (openId !== undefined) return onOpen(undefined);
    if (selection.selected.size === 0) return false;
    return selection.clear();
  }
  const open = () => (cursor.cursorId === undefined ? false : onOpen(cursor.cursorId));

  useKeys({
    j: () => go('next'),
    k: () => go('previous'),
    ArrowLeft: () => goFromFace('left'),
    ArrowRight: () => goFromFace('right'),
    ArrowUp: () => goFromFace('up'),
    ArrowDown: () => goFromFace('down'),
    x: select,
    X: select,
    Enter: open,
    ' ': open,
    Escape: close,
  });
}

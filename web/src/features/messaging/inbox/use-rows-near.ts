import type { Conversation } from '@callboard/contract/conversations';
import { useVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useCallback, useEffect, useEffectEvent } from 'react';
import { heightOf } from './conversation-row.tsx';

/** Rows drawn beyond the screen, among them those that keys go to next. */
const OVERSCAN = 8;
/** So many rows before the last one more are wanted. */
const EARLY = 20;

/** Where the list stood; opening a conversation draws it anew. */
let stoodAt = 0;

/** Which rows of a long list to draw, and the room that the others take. */
export function useRowsNear(
  box: RefObject<HTMLElement | null>,
  conversations: readonly Conversation[],
  onNearEnd: (() => void) | undefined,
) {
  const count = conversations.length;
  // Another one with other conversations: then rows have other heights.
  const keyOf = useCallback((index: number) => conversations[index]?.id ?? index, [conversations]);
  const virtual = useVirtualizer({
    count,
    getScrollElement: () => box.current,
    estimateSize: (index) => heightOfRow(conversations[index]),
    getItemKey: keyOf,
    overscan: OVERSCAN,
    useFlushSync: false,
    initialOffset: () => stoodAt,
  });
  const { scrollOffset } = virtual;
  useEffect(() => {
    stoodAt = scrollOffset ?? 0;
  }, [scrollOffset]);
  const rows = virtual.getVirtualItems();
  const isWanted = onNearEnd !== undefined && (rows.at(-1)?.index ?? 0) >= count - EARLY;
  const askForMore = useEffectEvent(() => onNearEnd?.());
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again after each page that came
  useEffect(() => {
    if (isWanted) askForMore();
  }, [isWanted, count]);
  const style = {
    paddingTop: rows[0]?.start ?? 0,
    paddingBottom: virtual.getTotalSize() - (rows.at(-1)?.end ?? 0),
  };
  return { rows: rows.map(({ index }) => index), style, toTop: () => virtual.scrollToOffset(0) };
}

function heightOfRow(conversation: Conversation | undefined): number {
  return conversation === undefined ? 0 : heightOf(conversation);
}

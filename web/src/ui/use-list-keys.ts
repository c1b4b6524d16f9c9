import type { RefObject } from 'react';
import { useKeys } from './use-keys.ts';

/**
 * j and k go from row to row of a list; the arrows do too once a row has the focus, and scroll the page
 * until then. Rows are what carries `data-row`.
 */
export function useListKeys(list: RefObject<HTMLElement | null>): void {
  function go(by: 1 | -1, isFromRowOnly: boolean) {
    const rows = [...(list.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [])];
    const at = rows.findIndex((row) => row.matches(':focus'));
    if (isFromRowOnly && at < 0) return false;
    rows[Math.max(0, Math.min(rows.length - 1, at + by))]?.focus();
    return true;
  }
  useKeys({
    j: () => go(1, false),
    k: () => go(-1, false),
    ArrowDown: () => go(1, true),
    ArrowUp: () => go(-1, true),
  });
}

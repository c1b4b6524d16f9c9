import type { ShortlistEntry, WholeShortlist } from '@callboard/contract/shortlists';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { callAt } from '../../../lib/api-client.ts';
import { dismissToast, toast } from '../../../ui/toast-store.ts';
import { type Calls, SHORTLIST_CALLS } from '../calls.ts';
import { editShortlist, refreshShortlists } from '../shortlist-queries.ts';

/** As long as the message with its button stands, and a breath. */
const UNDO_MS = 6_000;

type Waiting = { ids: readonly string[]; toastId: number; timer: ReturnType<typeof setTimeout> };

/**
 * Takes faces off a list. They are hidden at once and deleted when nobody took it back: what others
 * said about a face goes with it and could not be put back. Whoever leaves meant it.
 */
export function useRemovals({ id: listId, productionId }: WholeShortlist) {
  const queries = useQueryClient();
  const [hidden, setHidden] = useState<readonly string[]>([]);
  const waiting = useRef<Waiting | undefined>(undefined);

  const show = (ids: readonly string[]) =>
    setHidden((before) => before.filter((id) => !ids.includes(id)));

  async function send(keepalive = false) {
    const removal = waiting.current;
    if (removal === undefined) return;
    waiting.current = undefined;
    clearTimeout(removal.timer);
    dismissToast(removal.toastId);
    try {
      await Promise.all(removal.ids.map((id) => removeEntry(id, keepalive)));
      editShortlist(queries, listId, (list) => ({
        ...list,
        entries: list.entries.filter(({ id }) => !removal.ids.includes(id)),
      }));
    } catch (error) {
      const description = error instanceof Error ? error.message : undefined;
      toast({ title: 'Still on the list', description, variant: 'destructive' });
      show(removal.ids);
    }
    refreshShortlists(queries, productionId);
  }

  function undo() {
    const removal = waiting.current;
    if (removal === undefined) return;
    clearTimeout(removal.timer);
    waiting.current = undefined;
    show(removal.ids);
  }

  function remove(entries: readonly ShortlistEntry[]) {
    // One after the other: only the last can be taken back.
    void send();
    const ids = entries.map(({ id }) => id);
    setHidden((before) => [...before, ...ids]);
    const [first] = entries;
    const whom = entries.length === 1 ? first?.name : `${entries.length} people`;
    const toastId = toast({
      title: `${whom} taken off the list`,
      action: { label: 'Undo', onSelect: undo },
    });
    waiting.current = { ids, toastId, timer: setTimeout(() => void send(), UNDO_MS) };
  }

  const leave = useEffectEvent(() => void send(true));
  useEffect(() => {
    const go = () => leave();
    window.addEventListener('pagehide', go);
    return () => {
      window.removeEventListener('pagehide', go);
      go();
    };
  }, []);

  return { remove, isRemoved: (id: string) => hidden.includes(id) };
}

const removeEntry = (id: string, keepalive: boolean) =>
  callAt<Calls['removeEntry']>(SHORTLIST_CALLS.removeEntry, { params: { id } }, { keepalive });

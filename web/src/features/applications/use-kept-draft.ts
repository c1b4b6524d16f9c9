import type { ApplyForm } from '@callboard/contract/applications';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { draftQuery, saveDraft } from './api.ts';

const PAUSE_MS = 800;

export type DraftState = 'untouched' | 'saving' | 'saved' | 'failed';

/**
 * Keeps what is written on the server: a moment after each change, when one leaves or closes the page,
 * and as soon as the connection is back. `isOn` is false while it is being sent.
 */
export function useKeptDraft(callId: string, body: ApplyForm, isOn: boolean) {
  const [state, setState] = useState<DraftState>('untouched');
  const queries = useQueryClient();
  const text = JSON.stringify(body);
  const kept = useRef(text);
  const latest = useRef(body);
  latest.current = body;
  const isBeingSent = useRef(!isOn);
  isBeingSent.current = !isOn;
  const underWay = useRef<Promise<void>>(Promise.resolve());

  const keep = useCallback(async () => {
    const said = latest.current;
    const saidText = JSON.stringify(said);
    if (saidText === kept.current) return;
    const { queryKey } = draftQuery(callId, said.talentProfileId);
    try {
      await saveDraft(callId, said);
      kept.current = saidText;
      // An answer from before must not pass for the latest.
      await queries.cancelQueries({ queryKey });
      const { talentProfileId: _, ...draft } = said;
      queries.setQueryData(queryKey, { draft: { ...draft, updatedAt: new Date().toISOString() } });
      setState('saved');
    } catch {
      setState('failed');
    }
  }, [callId, queries]);

  useEffect(() => {
    if (!isOn || text === kept.current) return;
    setState('saving');
    const timer = setTimeout(() => {
      underWay.current = keep();
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text, isOn, keep]);

  useEffect(() => {
    const keepNow = () => {
      if (!isBeingSent.current) void keep();
    };
    window.addEventListener('pagehide', keepNow);
    window.addEventListener('online', keepNow);
    return () => {
      window.removeEventListener('pagehide', keepNow);
      window.removeEventListener('online', keepNow);
      keepNow();
    };
  }, [keep]);

  return {
    state,
    /** What is written differs from what is kept. */
    isUnsaved: () => JSON.stringify(latest.current) !== kept.current,
    isKept: (other: ApplyForm) => JSON.stringify(other) === kept.current,
    /** Taken over from elsewhere, or sent: there is nothing to keep of this. */
    settle: (settled: ApplyForm) => {
      kept.current = JSON.stringify(settled);
    },
    /** At once: it was being sent, and did not arrive. */
    keep,
    /** Resolves once nothing is on its way. */
    rest: () => underWay.current,
  };
}

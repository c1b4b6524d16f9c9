import type { ApplyForm } from '@callboard/contract/applications';
import { useEffect, useRef, useState } from 'react';
import { saveDraft } from './api.ts';

const PAUSE_MS = 800;

export type DraftState = 'untouched' | 'saving' | 'saved' | 'failed';

/** Keeps what is written on the server a moment after each change, and when one leaves. */
export function useKeptDraft(callId: string, body: ApplyForm) {
  const [state, setState] = useState<DraftState>('untouched');
  const text = JSON.stringify(body);
  const kept = useRef(text);
  const latest = useRef(body);
  latest.current = body;

  useEffect(() => {
    if (text === kept.current) return;
    setState('saving');
    const timer = setTimeout(async () => {
      try {
        await saveDraft(callId, latest.current);
        kept.current = text;
        setState('saved');
      } catch {
        setState('failed');
      }
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text, callId]);

  useEffect(
    () => () => {
      const isUnsaved = JSON.stringify(latest.current) !== kept.current;
      // Leaving does not wait; what cannot be kept was said to be unsaved.
      if (isUnsaved) saveDraft(callId, latest.current).catch(() => undefined);
    },
    [callId],
  );

  /** It was sent: nothing is left to keep. */
  function settle() {
    kept.current = JSON.stringify(latest.current);
  }
  return { state, settle };
}

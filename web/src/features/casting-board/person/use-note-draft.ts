import { useState } from 'react';
import type { BoardStore } from '../store/board-store.ts';

/** The key is the same for the same text, so that sending it again adds it once. */
type Draft = { text: string; key: string };

const drafts = new WeakMap<BoardStore, Map<string, string>>();

/** What is being written about someone. Whoever looks at others meanwhile finds it again. */
export function useNoteDraft(board: BoardStore, applicationId: string) {
  const [draft, setDraft] = useState<Draft>(() =>
    draftOf(drafts.get(board)?.get(applicationId) ?? ''),
  );
  function write(text: string) {
    const kept = drafts.get(board) ?? new Map<string, string>();
    drafts.set(board, kept.set(applicationId, text));
    setDraft(draftOf(text));
  }
  return [draft, write] as const;
}

const draftOf = (text: string): Draft => ({ text, key: crypto.randomUUID() });

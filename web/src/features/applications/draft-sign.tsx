import type { DraftState } from './use-kept-draft.ts';

const WORDS: Record<DraftState, string> = {
  untouched: '',
  saving: 'Saving…',
  saved: 'Draft saved',
  failed: 'Draft not saved',
};

/** Whether what was written is kept. */
export function DraftSign({ state }: { state: DraftState }) {
  return (
    <p role="status" className="text-12 text-muted">
      {WORDS[state]}
    </p>
  );
}

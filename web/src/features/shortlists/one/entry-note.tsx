import { LIMITS } from '@callboard/contract/limits';
import type { ShortlistEntry } from '@callboard/contract/shortlists';
import { type KeyboardEvent, useRef, useState } from 'react';
import { Textarea } from '../../../ui/textarea.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { useWriteNote } from '../shortlist-changes.ts';

type Props = { listId: string; entry: ShortlistEntry; mayChange: boolean };

/** The team's line about a face, written in its place. Leaving it saves; Escape does not. */
export function EntryNote({ listId, entry, mayChange }: Props) {
  const [draft, setDraft] = useState<string>();
  const button = useRef<HTMLButtonElement>(null);
  const write = useWriteNote(listId);
  if (!mayChange) {
    return entry.note === null ? null : (
      <p dir="auto" className="wrap-anywhere whitespace-pre-line text-13">
        {entry.note}
      </p>
    );
  }

  function close(isFocusKept: boolean) {
    setDraft(undefined);
    if (isFocusKept) requestAnimationFrame(() => button.current?.focus());
  }

  function save(isFocusKept: boolean) {
    const note = draft?.trim() || null;
    if (draft === undefined || write.isPending) return;
    if (note === entry.note) return close(isFocusKept);
    write.mutate(
      { entryId: entry.id, note },
      {
        onSuccess: () => close(isFocusKept),
        // What was written stays, to be tried again.
        onError: ({ message }) =>
          toast({ title: 'Note not saved', description: message, variant: 'destructive' }),
      },
    );
  }

  function press(event: KeyboardEvent) {
    if (event.key === 'Escape') close(true);
    if (event.key === 'Enter' && !event.shiftKey) {
      event.preventDefault();
      save(true);
    }
  }

  if (draft === undefined) {
    return (
      <button
        ref={button}
        type="button"
        dir="auto"
        onClick={() => setDraft(entry.note ?? '')}
        className="wrap-anywhere -mx-1.5 w-fit min-w-0 whitespace-pre-line rounded-[6px] px-1.5 py-1 text-left text-13 hover:bg-fill pointer-coarse:py-2"
      >
        {entry.note ?? <span className="text-muted">Add a note…</span>}
        <span className="sr-only"> (note about {entry.name})</span>
      </button>
    );
  }
  return (
    <Textarea
      autoFocus
      rows={2}
      aria-label={`Note about ${entry.name}`}
      maxLength={LIMITS.lineLength}
      value={draft}
      readOnly={write.isPending}
      onFocus={({ currentTarget }) => currentTarget.setSelectionRange(draft.length, draft.length)}
      onChange={(event) => setDraft(event.target.value)}
      onKeyDown={press}
      onBlur={() => save(false)}
      className="min-h-16 text-13"
    />
  );
}

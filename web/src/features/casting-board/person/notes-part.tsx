import type { ApplicationNote } from '@callboard/contract/casting-board';
import { LIMITS } from '@callboard/contract/limits';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { callAt } from '../../../lib/api-client.ts';
import { Button } from '../../../ui/button.tsx';
import { Textarea } from '../../../ui/textarea.tsx';
import { showRefused } from '../acts/show-refused.ts';
import { useBoardScene } from '../board-context.ts';
import { BOARD_CALLS, type Calls } from '../calls.ts';
import { NoteItem } from './note-item.tsx';
import { Part } from './part.tsx';
import { applicationQuery } from './person-query.ts';
import { useNoteDraft } from './use-note-draft.ts';

type Props = {
  applicationId: string;
  notes: readonly ApplicationNote[];
  /** Goes up when a key asks to write one. */
  pull: number;
};

/** What the team says of someone, among itself. */
export function NotesPart({ applicationId, notes, pull }: Props) {
  const { board, canReview } = useBoardScene();
  const queries = useQueryClient();
  const [{ text, key }, write] = useNoteDraft(board, applicationId);
  const field = useRef<HTMLTextAreaElement>(null);
  const add = useMutation({
    mutationFn: () =>
      callAt<Calls['addNote']>(
        BOARD_CALLS.addNote,
        { params: { id: applicationId }, body: { text } },
        { idempotencyKey: key },
      ),
    onSuccess: () => {
      write('');
      board.change([applicationId], (card) => ({ ...card, noteCount: card.noteCount + 1 })).keep();
      return queries.invalidateQueries({ queryKey: applicationQuery(applicationId).queryKey });
    },
    onError: (error) => showRefused('Note not kept', error),
  });
  useEffect(() => {
    if (pull > 0) field.current?.focus();
  }, [pull]);
  const isEmpty = text.trim() === '';
  function keep() {
    if (!isEmpty && !add.isPending) add.mutate();
  }
  return (
    <Part title="Team notes">
      {notes.length === 0 && !canReview && (
        <p className="text-13 text-muted">Nobody has written anything yet.</p>
      )}
      <ul className="grid gap-3">
        {notes.map((note) => (
          <NoteItem key={note.id} applicationId={applicationId} note={note} />
        ))}
      </ul>
      {canReview && (
        <form
          className="grid gap-2"
          onSubmit={(event) => {
            event.preventDefault();
            keep();
          }}
        >
          <Textarea
            ref={field}
            aria-label="Note for the team"
            placeholder="Write for the team; nobody else reads it"
            rows={2}
            maxLength={LIMITS.textLength}
            value={text}
            readOnly={add.isPending}
            onChange={(event) => write(event.target.value)}
            onKeyDown={(event) => {
              if (event.key === 'Escape') event.currentTarget.blur();
              if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) keep();
            }}
            className="min-h-16"
          />
          {!isEmpty && (
            <Button type="submit" size={36} isPending={add.isPending} className="justify-self-end">
              Add note
            </Button>
          )}
        </form>
      )}
    </Part>
  );
}

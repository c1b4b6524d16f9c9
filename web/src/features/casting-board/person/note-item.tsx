import type { ApplicationNote } from '@callboard/contract/casting-board';
import { LIMITS } from '@callboard/contract/limits';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { callAt } from '../../../lib/api-client.ts';
import { relativeDate } from '../../../lib/relative-date.ts';
import { Button } from '../../../ui/button.tsx';
import { Textarea } from '../../../ui/textarea.tsx';
import { showRefused } from '../acts/show-refused.ts';
import { BOARD_CALLS, type Calls } from '../calls.ts';
import { applicationQuery } from './person-query.ts';

type Props = { applicationId: string; note: ApplicationNote };

const SMALL = 'text-12 text-muted underline-offset-4 hover:text-ink hover:underline';

/** One's own can be changed and removed. */
export function NoteItem({ applicationId, note }: Props) {
  const queries = useQueryClient();
  const [draft, setDraft] = useState<string>();
  const refresh = () =>
    queries.invalidateQueries({ queryKey: applicationQuery(applicationId).queryKey });
  const params = { id: note.id };
  const change = useMutation({
    mutationFn: (text: string) =>
      callAt<Calls['changeNote']>(BOARD_CALLS.changeNote, { params, body: { text } }),
    onSuccess: async () => {
      await refresh();
      setDraft(undefined);
    },
    onError: (error) => showRefused('Note not changed', error),
  });
  const remove = useMutation({
    mutationFn: () => callAt<Calls['removeNote']>(BOARD_CALLS.removeNote, { params }),
    onSuccess: refresh,
    onError: (error) => showRefused('Note not removed', error),
  });
  const isChanged = note.updatedAt !== note.createdAt;
  return (
    <li className="grid gap-1">
      <p className="flex flex-wrap items-baseline gap-x-2 text-12 text-muted">
        <span className="font-medium text-ink">{note.isOwn ? 'You' : note.author.name}</span>
        <time dateTime={note.createdAt}>{relativeDate(note.createdAt)}</time>
        {isChanged && <span>changed</span>}
        {note.isOwn && draft === undefined && (
          <span className="ml-auto flex gap-3">
            <button type="button" className={SMALL} onClick={() => setDraft(note.text)}>
              Edit
            </button>
            <button
              type="button"
              className={SMALL}
              disabled={remove.isPending}
              onClick={() => remove.mutate()}
            >
              Delete
            </button>
          </span>
        )}
      </p>
      {draft === undefined ? (
        <p dir="auto" className="wrap-anywhere whitespace-pre-line text-13">
          {note.text}
        </p>
      ) : (
        <div className="grid gap-2">
          <Textarea
            aria-label="Note"
            maxLength={LIMITS.textLength}
            value={draft}
            onChange={(event) => setDraft(event.target.value)}
          />
          <span className="flex justify-end gap-2">
            <Button size={36} onClick={() => setDraft(undefined)}>
              Cancel
            </Button>
            <Button
              size={36}
              disabled={draft.trim() === ''}
              isPending={change.isPending}
              onClick={() => change.mutate(draft)}
            >
              Save note
            </Button>
          </span>
        </div>
      )}
    </li>
  );
}

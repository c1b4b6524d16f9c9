import { LIMITS } from '@callboard/contract/limits';
import { NotebookPen } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Textarea } from '../../../ui/textarea.tsx';
import type { NewAct } from './day-acts.ts';
import type { DayPerson } from './day-list.ts';

type Props = { person: DayPerson; canWrite: boolean; act: (act: NewAct) => void };

/** What the team wants to remember of the day; nobody else reads it. */
export function DayNote({ person: { name, invitation }, canWrite, act }: Props) {
  const { id, dayNote } = invitation;
  const [draft, setDraft] = useState<string>();

  function keep() {
    const note = draft?.trim() || null;
    if (note !== dayNote) act({ kind: 'tick', name, invitationId: id, tick: { note } });
    setDraft(undefined);
  }

  if (draft !== undefined) {
    return (
      <form
        className="grid w-full gap-2"
        onSubmit={(event) => {
          event.preventDefault();
          keep();
        }}
      >
        <Textarea
          autoFocus
          aria-label={`Note about ${name}`}
          placeholder="For the team; nobody else reads it"
          rows={2}
          maxLength={LIMITS.textLength}
          value={draft}
          onChange={(event) => setDraft(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Escape') setDraft(undefined);
            if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) keep();
          }}
          className="min-h-16"
        />
        <span className="flex justify-end gap-2">
          <Button size={44} look="quiet" onClick={() => setDraft(undefined)}>
            Cancel
          </Button>
          <Button size={44} type="submit">
            Keep note
          </Button>
        </span>
      </form>
    );
  }
  if (!canWrite) {
    return <p className="wrap-anywhere whitespace-pre-line text-13">{dayNote}</p>;
  }
  return (
    <button
      type="button"
      onClick={() => setDraft(dayNote ?? '')}
      className="flex min-h-11 min-w-0 flex-1 basis-40 items-start gap-2 rounded-control px-2 py-3 lg:basis-0 text-left text-13 text-muted hover:bg-fill"
    >
      <NotebookPen aria-hidden="true" className="mt-px size-4 shrink-0" />
      <span className="wrap-anywhere min-w-0 whitespace-pre-line">
        {dayNote === null ? (
          <>
            Note<span className="sr-only"> about {name}</span>
          </>
        ) : (
          <>
            <span className="sr-only">Change the note about {name}: </span>
            <span className="text-ink">{dayNote}</span>
          </>
        )}
      </span>
    </button>
  );
}

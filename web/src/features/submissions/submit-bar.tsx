import { MessageSquarePlus } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { FormAlert } from '../../ui/form-alert.tsx';
import { NoteFields } from './note-fields.tsx';
import type { Notes } from './notes.ts';

type Props = {
  /** 'Submit 4 talents' */
  label: string;
  people: readonly { id: string; name: string }[];
  notes: Notes;
  onNotes: (notes: Notes) => void;
  problem: string | undefined;
  isPending: boolean;
  isReady: boolean;
  onSubmit: () => void;
};

/** What goes along, and the one button that sends everything. */
export function SubmitBar({ label, people, notes, onNotes, problem, ...sending }: Props) {
  const [isNoting, setIsNoting] = useState(false);
  const { isPending, isReady, onSubmit } = sending;
  return (
    <div className="grid w-full gap-3">
      {problem !== undefined && <FormAlert>{problem}</FormAlert>}
      {isNoting && people.length > 0 && (
        <div className="max-h-[40dvh] overflow-y-auto py-0.5 pr-0.5">
          <NoteFields people={people} notes={notes} onChange={onNotes} />
        </div>
      )}
      <div className="flex flex-wrap items-center justify-between gap-2">
        <Button
          look="quiet"
          aria-expanded={isNoting}
          disabled={people.length === 0}
          onClick={() => setIsNoting(!isNoting)}
        >
          <MessageSquarePlus aria-hidden="true" className="size-4" />
          {isNoting ? 'Hide note' : 'Add a note'}
        </Button>
        <Button look="primary" disabled={!isReady} isPending={isPending} onClick={onSubmit}>
          {label}
        </Button>
      </div>
    </div>
  );
}

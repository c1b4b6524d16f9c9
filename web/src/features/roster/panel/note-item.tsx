import type { RosterNote } from '@callboard/contract/roster';
import { Trash2 } from 'lucide-react';
import { relativeDate } from '../../../lib/relative-date.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { useRemoveNote } from '../note-changes.ts';
import type { PartProps } from './talent-parts.tsx';

/** Its author takes it back, and so may an admin of the portfolio. */
export function NoteItem({ note, standing, talent }: PartProps & { note: RosterNote }) {
  const remove = useRemoveNote(standing.portfolioId, talent.talentProfileId);
  const author = note.isOwn ? 'You' : note.authorName;
  return (
    <li className="grid gap-0.5">
      <div className="flex items-center gap-2 text-12 text-muted">
        <span className="min-w-0 truncate font-medium text-ink">{author}</span>
        <time dateTime={note.createdAt} className="shrink-0">
          {relativeDate(note.createdAt)}
        </time>
        {(note.isOwn || standing.isManager) && (
          <IconButton
            icon={Trash2}
            size={32}
            label={`Remove the note by ${author}`}
            className="-my-1 ml-auto"
            disabled={remove.isPending}
            onClick={() => remove.mutate(note)}
          />
        )}
      </div>
      <p dir="auto" className="wrap-anywhere whitespace-pre-line text-13">
        {note.text}
      </p>
    </li>
  );
}

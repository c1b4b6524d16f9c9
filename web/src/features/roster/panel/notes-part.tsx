import { LIMITS } from '@callboard/contract/limits';
import { useInfiniteQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { LoadMore } from '../../../ui/cursor-pagination.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { Textarea } from '../../../ui/textarea.tsx';
import { useAddNote } from '../note-changes.ts';
import { notesQuery } from '../roster-queries.ts';
import { NoteItem } from './note-item.tsx';
import { Part } from './part.tsx';
import type { PartProps } from './talent-parts.tsx';

/** What the team writes of a talent, for itself. */
export function NotesPart({ standing, talent }: PartProps) {
  const { portfolioId } = standing;
  const found = useInfiniteQuery(notesQuery(portfolioId, talent.talentProfileId));
  const notes = found.data?.pages.flatMap(({ items }) => items) ?? [];
  return (
    <Part title="Notes">
      <WriteNote {...{ standing, talent }} />
      {found.isPending && <Skeleton className="h-12" />}
      {found.isLoadingError && (
        <ErrorState text={found.error.message} onRetry={() => void found.refetch()} />
      )}
      <ul aria-label="Notes" className="grid gap-3">
        {notes.map((note) => (
          <NoteItem key={note.id} note={note} {...{ standing, talent }} />
        ))}
      </ul>
      <LoadMore
        hasMore={found.hasNextPage}
        isLoading={found.isFetchingNextPage}
        onLoadMore={() => void found.fetchNextPage()}
      />
    </Part>
  );
}

function WriteNote({ standing, talent }: PartProps) {
  const [text, setText] = useState('');
  // The same for the same text, so that sending it again adds it once.
  const [key, setKey] = useState(() => crypto.randomUUID());
  const add = useAddNote(standing.portfolioId, talent.talentProfileId);
  const isEmpty = text.trim() === '';
  function write(next: string) {
    setText(next);
    setKey(crypto.randomUUID());
  }
  function keep(event?: FormEvent) {
    event?.preventDefault();
    if (!isEmpty && !add.isPending) add.mutate({ text, key }, { onSuccess: () => write('') });
  }
  return (
    <form className="grid gap-2" onSubmit={keep}>
      <Textarea
        aria-label="Note for the team"
        placeholder="Write for the team; nobody else reads it"
        rows={2}
        maxLength={LIMITS.textLength}
        value={text}
        readOnly={add.isPending}
        onChange={({ target }) => write(target.value)}
        onKeyDown={({ key: pressed, ctrlKey, metaKey }) =>
          pressed === 'Enter' && (ctrlKey || metaKey) && keep()
        }
        className="min-h-16"
      />
      {!isEmpty && (
        <Button type="submit" size={36} isPending={add.isPending} className="justify-self-end">
          Add note
        </Button>
      )}
    </form>
  );
}

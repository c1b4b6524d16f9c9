import type { Correspondent } from '@callboard/contract/conversations';
import { type KeyboardEvent, useEffect, useId, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { classes } from '../../../ui/classes.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { hasKeyboard } from '../../../ui/has-keyboard.ts';
import { Input } from '../../../ui/input.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { CorrespondentOption } from './correspondent-option.tsx';
import { useCorrespondents } from './use-correspondents.ts';

type Props = {
  talentProfileId: string | undefined;
  isPending: boolean;
  onChoose: (person: Correspondent) => void;
};

/** Names are typed above, and chosen below with arrows and Enter or a press. */
export function CorrespondentPicker({ talentProfileId, isPending, onChoose }: Props) {
  const listId = useId();
  const { typed, setTyped, q, found, people } = useCorrespondents(talentProfileId);
  const [active, setActive] = useState(0);
  const chosen = people[active];
  const optionId = (place: number) => `${listId}-${place}`;
  const activeId = chosen && optionId(active);
  useEffect(() => {
    if (activeId !== undefined) {
      document.getElementById(activeId)?.scrollIntoView?.({ block: 'nearest' });
    }
  }, [activeId]);

  function press(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing || people.length === 0) return;
    if (event.key === 'Enter' && chosen !== undefined && !isPending) onChoose(chosen);
    else if (event.key === 'ArrowDown') setActive((active + 1) % people.length);
    else if (event.key === 'ArrowUp') setActive((active - 1 + people.length) % people.length);
    else return;
    event.preventDefault();
  }

  return (
    <div className="grid gap-2">
      <Input
        role="combobox"
        aria-label="To"
        placeholder="Type a name"
        autoComplete="off"
        spellCheck={false}
        autoFocus={hasKeyboard()}
        aria-expanded
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={activeId}
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value);
          setActive(0);
        }}
        onKeyDown={press}
      />
      <div
        className="-mx-2 h-72 overflow-y-auto [scrollbar-width:thin]"
        aria-busy={found.isPending}
      >
        {found.isPending && <Waiting />}
        {found.isLoadingError && (
          <ErrorState
            text={found.error.message}
            onRetry={() => void found.refetch()}
            isRetrying={found.isFetching}
          />
        )}
        <div
          id={listId}
          role="listbox"
          aria-label="People"
          className={classes(isPending && 'opacity-50')}
        >
          {people.map((person, place) => (
            <CorrespondentOption
              key={person.userId}
              id={optionId(place)}
              person={person}
              isActive={place === active}
              onPoint={() => setActive(place)}
              onChoose={() => !isPending && onChoose(person)}
            />
          ))}
        </div>
        <p role="status" className="px-2 text-13 text-muted">
          {found.isSuccess && people.length === 0 && nobody(q)}
        </p>
        {found.hasNextPage && (
          <div className="grid p-2">
            <Button
              look="quiet"
              isPending={found.isFetchingNextPage}
              onClick={() => void found.fetchNextPage()}
            >
              Show more
            </Button>
          </div>
        )}
      </div>
    </div>
  );
}

function nobody(q: string): string {
  if (q !== '') return `Nobody whom you can write to is called “${q}”.`;
  return 'Nobody yet. Applications, invitations and representation connect people here.';
}

function Waiting() {
  return [1, 2, 3, 4].map((row) => (
    <div key={row} className="flex h-14 items-center gap-3 px-2">
      <Skeleton className="size-8 rounded-full" />
      <Skeleton className="h-3.5 w-1/2" />
    </div>
  ));
}

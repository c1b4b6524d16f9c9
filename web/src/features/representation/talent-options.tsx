import { TEXTS } from '@callboard/contract/texts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useId, useState } from 'react';
import { useCurrentUser } from '../../lib/use-session.ts';
import { Button } from '../../ui/button.tsx';
import { Input } from '../../ui/input.tsx';
import { matchOptions } from '../../ui/match-options.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { ownTalentsQuery } from './own-talents.ts';
import { useSelection } from './selection-context.ts';
import { nameOfTalent } from './talent-face.ts';
import { type Option, TalentOption } from './talent-option.tsx';
import { TalentsRest } from './talents-rest.tsx';

const NOBODY: Option = { value: '', label: TEXTS.workingAs.nobody, talent: null };

type Props = { portfolioId: string; onChoose: () => void };

/** The agent's talents, found by typing. The cursor stays where one types; the arrows move below it. */
export function TalentOptions({ portfolioId, onChoose }: Props) {
  const { id: agentId } = useCurrentUser();
  const { talent: selected, selectTalent, clearTalent } = useSelection();
  const { data, isPending, isError, refetch } = useQuery(ownTalentsQuery({ portfolioId, agentId }));
  const [typed, setTyped] = useState('');
  /** Where the keys stand; they begin at whoever is selected. */
  const [moved, setActive] = useState<number>();
  const listId = useId();
  const options = [
    NOBODY,
    ...(data ?? []).map((talent) => ({
      value: talent.talentProfile.id,
      label: nameOfTalent(talent),
      talent,
    })),
  ];
  const { shown, total } = matchOptions(options, typed);
  /** Counted are talents alone. */
  const nobodies = shown.includes(NOBODY) ? 1 : 0;
  const selectedId = selected?.talentProfile.id ?? '';
  const active =
    moved ??
    Math.max(
      0,
      shown.findIndex(({ value }) => value === selectedId),
    );
  const optionId = (place: number) => `${listId}-${place}`;
  const activeId = active < shown.length ? optionId(active) : undefined;
  useEffect(() => {
    if (activeId !== undefined) {
      document.getElementById(activeId)?.scrollIntoView?.({ block: 'nearest' });
    }
  }, [activeId]);

  function choose(option: Option | undefined) {
    if (option === undefined) return;
    if (option.talent === null) clearTalent();
    else selectTalent(option.talent);
    onChoose();
  }

  function press(event: React.KeyboardEvent) {
    if (event.nativeEvent.isComposing || shown.length === 0) return;
    if (event.key === 'Enter') choose(shown[active]);
    else if (event.key === 'ArrowDown') setActive((active + 1) % shown.length);
    else if (event.key === 'ArrowUp') setActive((active - 1 + shown.length) % shown.length);
    else return;
    event.preventDefault();
  }

  return (
    <>
      <div className="border-line border-b p-2">
        <Input
          role="combobox"
          aria-label="Find a talent"
          aria-expanded
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={activeId}
          autoComplete="off"
          spellCheck={false}
          placeholder="Find a talent"
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value);
            setActive(0);
          }}
          onKeyDown={press}
        />
      </div>
      <div
        id={listId}
        role="listbox"
        aria-label="Your talents"
        className="max-h-[min(360px,50dvh)] overflow-y-auto p-1 empty:hidden"
      >
        {shown.map((option, place) => (
          <TalentOption
            key={option.value}
            id={optionId(place)}
            option={option}
            isChosen={option.value === selectedId}
            isActive={place === active}
            onPoint={() => setActive(place)}
            onChoose={() => choose(option)}
          />
        ))}
      </div>
      {isPending && <Skeleton className="m-2 h-24 rounded-control" />}
      {isError && data === undefined && (
        <p className="flex items-center justify-between gap-2 px-3.5 py-2 text-13 text-muted">
          Your talents could not be loaded.
          <Button look="quiet" onClick={() => void refetch()}>
            Try again
          </Button>
        </p>
      )}
      <TalentsRest
        count={data?.length}
        isNoMatch={shown.length === 0}
        shown={shown.length - nobodies}
        total={total - nobodies}
        onChoose={onChoose}
      />
    </>
  );
}

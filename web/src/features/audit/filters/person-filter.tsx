import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type Ref, useEffect, useState } from 'react';
import { Combobox } from '../../../ui/combobox.tsx';
import { peopleQuery } from '../audit-queries.ts';

type Person = { id: string; name: string };

type Props = {
  chosenId: string | undefined;
  /** Whose name is known from the entries. */
  known: readonly Person[];
  onChoose: (id: string | undefined) => void;
  ref: Ref<HTMLInputElement>;
};

/** How long nothing is typed before it is looked for. */
const PAUSE_MS = 250;

/** Whoever did it, found by part of a name or address. */
export function PersonFilter({ chosenId, known, onChoose, ref }: Props) {
  const [typed, setTyped] = useState('');
  const searched = usePaused(typed.trim());
  const found = useQuery({
    ...peopleQuery(searched),
    enabled: searched !== '',
    placeholderData: keepPreviousData,
  });
  const people = (found.data?.items ?? []).map(({ id, firstName, lastName, email }) => ({
    value: id,
    // By address, too: the box shows what holds the letters typed.
    label: [`${firstName} ${lastName}`, email].filter(Boolean).join(' · '),
  }));
  const isListed = people.some(({ value }) => value === chosenId);
  const chosen = chosenId && {
    value: chosenId,
    label: known.find(({ id }) => id === chosenId)?.name ?? 'Somebody',
  };
  return (
    <Combobox
      ref={ref}
      aria-label="Done by"
      placeholder="Done by anyone"
      options={chosen && !isListed ? [chosen, ...people] : people}
      value={chosenId ?? ''}
      onValueChange={(id) => onChoose(id === '' ? undefined : id)}
      onInput={({ currentTarget }) => setTyped(currentTarget.value)}
    />
  );
}

function usePaused(text: string): string {
  const [paused, setPaused] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return paused;
}

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { SearchBox } from '../../../ui/search-box.tsx';
import { Select } from '../../../ui/select.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { candidatesQuery } from '../audition-queries.ts';
import { AutofillDialog } from './autofill-dialog.tsx';
import { PersonChip } from './person-chip.tsx';
import { usePlannerScene } from './planner-context.ts';
import { keyOf } from './seating.ts';
import { WhenNear } from './when-near.tsx';

const ANY = 'any';

/** Who applied and is not in the plan, the furthest along first. */
export function Candidates() {
  const { session } = usePlannerScene();
  const [q, setQ] = useState('');
  const [roleId, setRoleId] = useState<string>();
  const [isFilling, setIsFilling] = useState(false);
  const { data, isPending, isLoadingError, error, refetch } = useQuery({
    ...candidatesQuery(session.id, { roleId, q: q.trim() }),
    placeholderData: keepPreviousData,
  });
  const inPlan = new Set(session.seats.map(keyOf));
  // Whoever was just seated is not here any more, before the server says so.
  const shown = (data?.items ?? []).filter((person) => !inPlan.has(keyOf(person)));
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <header className="flex items-center justify-between gap-2">
        <h2 className="font-semibold text-14">Candidates</h2>
        <Button onClick={() => setIsFilling(true)}>Fill from board…</Button>
      </header>
      <SearchBox label="Find a candidate" value={q} onSearch={setQ} className="w-full" />
      {session.roles.length > 1 && (
        <Select
          aria-label="Role of candidates"
          options={[
            { value: ANY, label: 'All roles' },
            ...session.roles.map(({ id, title }) => ({ value: id, label: title })),
          ]}
          value={roleId ?? ANY}
          onValueChange={(chosen) => setRoleId(chosen === ANY ? undefined : chosen)}
        />
      )}
      {isPending && <Skeleton className="h-40 rounded-card" />}
      {isLoadingError && <ErrorState text={error.message} onRetry={() => void refetch()} />}
      {data !== undefined && shown.length === 0 && (
        <p className="text-13 text-muted">
          {q.trim() === ''
            ? 'Everyone who applied is in the plan, or nobody has applied yet.'
            : 'Nobody of that name.'}
        </p>
      )}
      <ul className="-mx-1 grid max-h-[60dvh] grid-cols-[minmax(0,1fr)] gap-1 overflow-y-auto p-1">
        {shown.map((person) => (
          <li key={keyOf(person)}>
            <WhenNear count={shown.length} instead={person.name}>
              <PersonChip person={person} place="candidates" />
            </WhenNear>
          </li>
        ))}
      </ul>
      {isFilling && <AutofillDialog onClose={() => setIsFilling(false)} />}
    </section>
  );
}

import type { AuditEntry } from '@callboard/contract/audit';
import { X } from 'lucide-react';
import type { Ref } from 'react';
import { Button } from '../../../ui/button.tsx';
import { FilterChip } from '../../../ui/filter-chip.tsx';
import type { Trail } from '../use-trail-filters.ts';
import { inWords } from '../words.ts';
import { ActFilter } from './act-filter.tsx';
import { DayFilter } from './day-filter.tsx';
import { PersonFilter } from './person-filter.tsx';

type Props = {
  trail: Trail;
  /** What is shown: names of people and things that the address knows by their ids. */
  entries: readonly AuditEntry[];
  personBox: Ref<HTMLInputElement>;
};

export function FilterBar({ trail, entries, personBox }: Props) {
  const { filters, set, clear, isFiltered } = trail;
  return (
    <search className="grid gap-2.5">
      <div className="grid items-center gap-2.5 sm:grid-cols-2 xl:grid-cols-[minmax(0,1.3fr)_minmax(0,1.3fr)_minmax(0,1fr)_minmax(0,1fr)]">
        <PersonFilter
          ref={personBox}
          chosenId={filters.actorUserId}
          known={entries.flatMap(({ actor }) => actor ?? [])}
          onChoose={(actorUserId) => set({ actorUserId })}
        />
        <ActFilter chosen={filters.act} onChoose={(act) => set({ act })} />
        <DayFilter
          label="From"
          day={filters.from}
          max={filters.to}
          onDay={(from) => set({ from })}
        />
        <DayFilter label="To" day={filters.to} min={filters.from} onDay={(to) => set({ to })} />
      </div>
      {isFiltered && (
        <div className="flex flex-wrap items-center gap-2">
          {filters.onBehalfOfUserId !== undefined && (
            <Chip onRemove={() => set({ onBehalfOfUserId: undefined })}>
              For {nameOfPerson(entries, filters.onBehalfOfUserId)}
            </Chip>
          )}
          {(filters.targetKind !== undefined || filters.targetId !== undefined) && (
            <Chip onRemove={() => set({ targetKind: undefined, targetId: undefined })}>
              About {nameOfTarget(entries, filters)}
            </Chip>
          )}
          <Button look="quiet" onClick={clear}>
            Clear filters
          </Button>
        </div>
      )}
    </search>
  );
}

function Chip({ children, onRemove }: { children: React.ReactNode; onRemove: () => void }) {
  return (
    <FilterChip isOn onClick={onRemove}>
      <span className="max-w-72 truncate">{children}</span>
      <X aria-label="Remove" />
    </FilterChip>
  );
}

function nameOfPerson(entries: readonly AuditEntry[], id: string): string {
  return entries.find(({ onBehalfOf }) => onBehalfOf?.id === id)?.onBehalfOf?.name ?? 'somebody';
}

function nameOfTarget(entries: readonly AuditEntry[], { targetKind, targetId }: Trail['filters']) {
  const kind = inWords(targetKind ?? 'one thing').toLowerCase();
  if (targetId === undefined) return `any ${kind}`;
  const name = entries.find(({ target }) => target.id === targetId)?.target.name;
  return name == null ? `one ${kind}` : `${name} (${kind})`;
}

import type { ErrorGroup } from '@callboard/contract/error-logs';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { TriangleAlert } from 'lucide-react';
import { useRef } from 'react';
import { useIsDesk } from '../../lib/use-is-desk.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { afterDeciding } from '../../ui/queue/after-deciding.ts';
import { FoundQueue, itemsOf } from '../../ui/queue/found-queue.tsx';
import { type Shortcut, ShortcutsPopover } from '../../ui/shortcuts-popover.tsx';
import { useKeys } from '../../ui/use-keys.ts';
import { ErrorDetail } from './error-detail.tsx';
import { ErrorFilterBar } from './error-filter-bar.tsx';
import { errorsQuery } from './error-queries.ts';
import { ErrorRow } from './error-row.tsx';
import { type ErrorList, useErrorFilters } from './use-error-filters.ts';

const SHORTCUTS: readonly Shortcut[] = [
  [['/'], 'Find an error'],
  [['J', '↓'], 'Next error'],
  [['K', '↑'], 'Previous error'],
  [['E'], 'Resolve'],
  [['O'], 'Open again'],
];

const idOf = ({ id }: ErrorGroup) => id;

/** Crashes that people met, the same ones counted together. */
export function ErrorLogsPage() {
  const isDesk = useIsDesk();
  const list = useErrorFilters();
  const searchBox = useRef<HTMLInputElement>(null);
  const found = useInfiniteQuery({
    ...errorsQuery(list.filters),
    placeholderData: keepPreviousData,
  });
  useKeys({ '/': () => searchBox.current?.focus() });
  const errors = itemsOf(found);
  const chosenId = list.chosenId ?? (isDesk ? errors[0]?.id : undefined);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <PageHeader title="Error Logs" actions={<Actions />} />
      {/* On a phone one error has the screen to itself. */}
      <div className={list.chosenId === undefined ? '' : 'max-lg:hidden'}>
        <ErrorFilterBar list={list} searchBox={searchBox} />
      </div>
      <FoundQueue
        label="Errors"
        found={found}
        idOf={idOf}
        chosenId={chosenId}
        onChoose={list.choose}
        row={(error) => <ErrorRow error={error} />}
        empty={<NothingFound list={list} />}
      >
        {chosenId !== undefined && (
          <ErrorDetail
            key={chosenId}
            id={chosenId}
            onDecided={() => list.choose(afterDeciding(errors, idOf, chosenId))}
          />
        )}
      </FoundQueue>
    </div>
  );
}

function Actions() {
  return (
    <>
      <Button asChild>
        <Link to="/admin/audit" search={{ act: 'error-logs.' }}>
          Audit trail
        </Link>
      </Button>
      <ShortcutsPopover shortcuts={SHORTCUTS} />
    </>
  );
}

function NothingFound({ list: { filters, set } }: { list: ErrorList }) {
  if (filters.search !== undefined) {
    return (
      <EmptyState
        icon={TriangleAlert}
        title="No error matches"
        text="Try a shorter part of the message or of the page’s address."
        action={<Button onClick={() => set({ search: undefined })}>Clear search</Button>}
      />
    );
  }
  return filters.status === 'open' ? (
    <EmptyState
      icon={TriangleAlert}
      title="Nothing is broken"
      text="Crashes that people meet show up here by themselves, the same ones counted together."
      action={<Button onClick={() => set({ status: 'resolved' })}>Look at resolved ones</Button>}
    />
  ) : (
    <EmptyState
      icon={TriangleAlert}
      title="Nothing was resolved yet"
      text="An error that you resolve is kept here and opens again if it comes back."
      action={<Button onClick={() => set({ status: 'open' })}>Look at open ones</Button>}
    />
  );
}

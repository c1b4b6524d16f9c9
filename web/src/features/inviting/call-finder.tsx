import type { Opportunity } from '@callboard/contract/casting-calls';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { untilInWords } from '../../lib/casting/until.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { SearchBox } from '../../ui/search-box.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useListKeys } from '../../ui/use-list-keys.ts';
import { openCallsQuery } from './inviting-calls.ts';

/** Open calls, those that close first at the top, found by any word of theirs. */
export function CallFinder({ onChoose }: { onChoose: (call: Opportunity) => void }) {
  const [search, setSearch] = useState('');
  const calls = useQuery({ ...openCallsQuery(search.trim()), placeholderData: keepPreviousData });
  const list = useRef<HTMLUListElement>(null);
  useListKeys(list);
  const items = calls.data?.items ?? [];
  return (
    <div className="grid gap-3">
      <SearchBox
        label="Find a role, production or city"
        value={search}
        onSearch={setSearch}
        className="w-full"
      />
      <div
        aria-busy={calls.isFetching}
        className="-mx-2 h-80 overflow-y-auto [scrollbar-width:thin]"
      >
        {calls.isPending && <Waiting />}
        {calls.isLoadingError && (
          <ErrorState
            title="The calls could not be loaded"
            text={calls.error.message}
            onRetry={() => void calls.refetch()}
          />
        )}
        {calls.isSuccess && items.length === 0 && (
          <p role="status" className="px-2 py-6 text-center text-13 text-muted">
            {search === '' ? 'No call is open at the moment.' : 'No open call has these words.'}
          </p>
        )}
        <ul ref={list} aria-label="Open calls">
          {items.map((call) => (
            <li key={call.id}>
              <CallButton call={call} onChoose={() => onChoose(call)} />
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

function CallButton({ call, onChoose }: { call: Opportunity; onChoose: () => void }) {
  const { roleTitle, roleKind, productionTitle, city, deadlineAt } = call;
  return (
    <button
      type="button"
      data-row
      onClick={onChoose}
      className="flex min-h-12 w-full items-center gap-3 rounded-control px-2 py-1.5 text-left hover:bg-fill"
    >
      <span className="grid min-w-0 flex-1">
        <span className="wrap-anywhere font-medium text-14">{roleTitle}</span>
        <span className="truncate text-12 text-muted">
          {[productionTitle, roleKind, city].filter(Boolean).join(' · ')}
        </span>
      </span>
      <span className="shrink-0 text-12 text-muted">closes {untilInWords(deadlineAt)}</span>
    </button>
  );
}

function Waiting() {
  return (
    <div className="grid gap-2 px-2">
      {[0, 1, 2, 3, 4, 5].map((place) => (
        <Skeleton key={place} className="h-11 rounded-control" />
      ))}
    </div>
  );
}

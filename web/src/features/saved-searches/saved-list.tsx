import type { SavedSearch } from '@callboard/contract/saved-searches';
import type { UseQueryResult } from '@tanstack/react-query';
import { Button } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { SavedRow } from './saved-row.tsx';
import type { SavedSearchChanges } from './saved-search-queries.ts';

type Props = {
  list: UseQueryResult<{ items: SavedSearch[] }>;
  current: SavedSearch | undefined;
  changes: SavedSearchChanges;
  onOpen: (saved: SavedSearch) => void;
};

export function SavedList({ list, current, changes, onOpen }: Props) {
  if (list.isPending) return <Skeleton className="m-4 h-20" />;
  if (list.data === undefined) {
    return (
      <div role="alert" className="flex items-center justify-between gap-3 p-4 text-13">
        Your searches could not be loaded.
        <Button onClick={() => void list.refetch()} isPending={list.isFetching}>
          Try again
        </Button>
      </div>
    );
  }
  if (list.data.items.length === 0) {
    return <p className="px-4 py-6 text-center text-13 text-muted">Nothing is saved yet.</p>;
  }
  return (
    <ul aria-label="Saved searches" className="min-h-0 overflow-y-auto p-1.5">
      {list.data.items.map((saved) => (
        <SavedRow
          key={saved.id}
          saved={saved}
          isCurrent={saved.id === current?.id}
          changes={changes}
          onOpen={() => onOpen(saved)}
        />
      ))}
    </ul>
  );
}

import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { Download, History } from 'lucide-react';
import { useRef } from 'react';
import { Button } from '../../ui/button.tsx';
import { LoadMore } from '../../ui/cursor-pagination.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { type Shortcut, ShortcutsPopover } from '../../ui/shortcuts-popover.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useKeys } from '../../ui/use-keys.ts';
import { exportAddress, trailQuery } from './audit-queries.ts';
import { FilterBar } from './filters/filter-bar.tsx';
import { TrailList } from './trail/trail-list.tsx';
import { type Trail, useTrailFilters } from './use-trail-filters.ts';

const SHORTCUTS: readonly Shortcut[] = [
  [['/'], 'Find by person'],
  [['J', '↓'], 'Next entry'],
  [['K', '↑'], 'Previous entry'],
  [['Enter'], 'Open an entry'],
  [['X'], 'Export'],
];

/** Who did what, for whom, about what and when. Nothing here can be changed. */
export function AuditPage() {
  const trail = useTrailFilters();
  const personBox = useRef<HTMLInputElement>(null);
  const file = useRef<HTMLAnchorElement>(null);
  const found = useInfiniteQuery({
    ...trailQuery(trail.filters),
    placeholderData: keepPreviousData,
  });
  useKeys({ '/': () => personBox.current?.focus(), x: () => file.current?.click() });
  const entries = found.data?.pages.flatMap(({ items }) => items) ?? [];
  return (
    <div className="grid max-w-[1160px] grid-cols-[minmax(0,1fr)] gap-4">
      <PageHeader
        title="Audit"
        facts="Entries cannot be changed"
        actions={
          <>
            <Button asChild>
              <a ref={file} href={exportAddress(trail.filters)} download>
                <Download aria-hidden="true" className="size-4" />
                Export
              </a>
            </Button>
            <ShortcutsPopover shortcuts={SHORTCUTS} />
          </>
        }
      />
      <FilterBar trail={trail} entries={entries} personBox={personBox} />
      {found.isPending && <Skeleton className="h-96 rounded-card" />}
      {found.isLoadingError && (
        <ErrorState
          title="The trail could not be loaded"
          text={found.error.message}
          onRetry={() => void found.refetch()}
          isRetrying={found.isFetching}
        />
      )}
      {found.isSuccess && entries.length === 0 && <NothingFound trail={trail} />}
      {entries.length > 0 && <TrailList entries={entries} onOnly={trail.only} />}
      <LoadMore
        hasMore={found.hasNextPage}
        isLoading={found.isFetchingNextPage}
        onLoadMore={() => void found.fetchNextPage()}
      />
    </div>
  );
}

function NothingFound({ trail: { isFiltered, clear } }: { trail: Trail }) {
  return (
    <EmptyState
      icon={History}
      title={isFiltered ? 'No entry matches' : 'Nothing happened yet'}
      text={
        isFiltered
          ? 'Take a filter away, or choose other days.'
          : 'Every sign-in, every decision and every act for somebody else shows up here.'
      }
      action={isFiltered && <Button onClick={clear}>Clear filters</Button>}
    />
  );
}

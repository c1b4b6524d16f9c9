import { keepPreviousData, type QueryClient, useInfiniteQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { useRef } from 'react';
import { useCurrentUser } from '../../../lib/use-session.ts';
import { Button } from '../../../ui/button.tsx';
import { LoadMore } from '../../../ui/cursor-pagination.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { productionsQuery } from '../production-queries.ts';
import { useFollowProductions } from '../use-follow-productions.ts';
import { ListFilters } from './list-filters.tsx';
import { NoProductions } from './no-productions.tsx';
import { ProductionRow } from './production-row.tsx';
import { Shortcuts } from './shortcuts.tsx';
import { useListKeys } from './use-list-keys.ts';
import { useListSearch } from './use-list-search.ts';

const PLACE_HOLDERS = [1, 2, 3, 4, 5, 6, 7, 8];

/** Where most come from the menu, without filters. */
ProductionsPage.read = (queries: QueryClient) =>
  queries.prefetchInfiniteQuery(
    productionsQuery({ status: undefined, search: undefined, isArchived: false }),
  );

/** A client's productions; for admins all companies', to read. */
export function ProductionsPage() {
  const isReadOnly = useCurrentUser().role === 'admin';
  const navigate = useNavigate();
  const list = useListSearch();
  const found = useInfiniteQuery({
    ...productionsQuery(list.filters),
    // What was found before stays until the next is there.
    placeholderData: keepPreviousData,
  });
  const rows = useRef<HTMLUListElement>(null);
  const searchBox = useRef<HTMLInputElement>(null);
  useFollowProductions();
  useListKeys({
    list: rows,
    onNew: isReadOnly ? undefined : () => void navigate({ to: '/productions/create' }),
    onSearch: () => searchBox.current?.focus(),
  });
  const productions = found.data?.pages.flatMap(({ items }) => items) ?? [];
  return (
    <div className="grid gap-4">
      <PageHeader
        title="Productions"
        {...(isReadOnly && { facts: 'All companies, to read' })}
        actions={
          <>
            <Shortcuts isReadOnly={isReadOnly} />
            {!isReadOnly && (
              <Button asChild look="primary">
                <Link to="/productions/create">
                  <Plus aria-hidden="true" className="size-4" />
                  New production
                </Link>
              </Button>
            )}
          </>
        }
      />
      <ListFilters list={list} counts={found.data?.pages[0]?.counts} searchBox={searchBox} />
      <div
        aria-busy={found.isPending}
        className="overflow-hidden rounded-card border border-line bg-raised"
      >
        {found.isPending && PLACE_HOLDERS.map((row) => <RowSkeleton key={row} />)}
        {found.isLoadingError && (
          <ErrorState
            title="The productions could not be loaded"
            text={found.error.message}
            onRetry={() => void found.refetch()}
            isRetrying={found.isFetching}
          />
        )}
        {found.isSuccess && productions.length === 0 && (
          <NoProductions list={list} isReadOnly={isReadOnly} />
        )}
        {productions.length > 0 && (
          <ul ref={rows} aria-label="Productions" className="divide-y divide-line">
            {productions.map((production) => (
              <ProductionRow key={production.id} production={production} isReadOnly={isReadOnly} />
            ))}
          </ul>
        )}
      </div>
      <LoadMore
        hasMore={found.hasNextPage}
        isLoading={found.isFetchingNextPage}
        onLoadMore={() => void found.fetchNextPage()}
      />
    </div>
  );
}

function RowSkeleton() {
  return (
    <div className="flex h-15 items-center gap-4 border-line border-t px-3 first:border-t-0">
      <Skeleton className="h-10 w-14 rounded-[6px]" />
      <div className="grid flex-1 gap-1.5">
        <Skeleton className="h-4 w-48 max-w-full" />
        <Skeleton className="h-3 w-32 max-w-full" />
      </div>
    </div>
  );
}

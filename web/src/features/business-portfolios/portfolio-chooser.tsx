import { LIMITS } from '@callboard/contract/limits';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { Building2 } from 'lucide-react';
import { Badge } from '../../ui/badge.tsx';
import { LoadMore } from '../../ui/cursor-pagination.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { SearchBox } from '../../ui/search-box.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { allPortfoliosQuery } from './page-queries.ts';
import { PortfolioLogo } from './portfolio-logo.tsx';

const PLACE_HOLDERS = [1, 2, 3, 4, 5, 6];

/** For admins, who belong to none and may look into each. */
export function PortfolioChooser({ title }: { title: string }) {
  const { search, setSearch } = useNameSearch();
  const found = useInfiniteQuery({
    ...allPortfoliosQuery(search),
    placeholderData: keepPreviousData,
  });
  const portfolios = found.data?.pages.flatMap(({ items }) => items) ?? [];
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <PageHeader
        title={title}
        facts="Choose whose, to read"
        actions={<SearchBox label="Find a business" value={search ?? ''} onSearch={setSearch} />}
      />
      <div
        aria-busy={found.isPending}
        className="overflow-hidden rounded-card border border-line bg-raised"
      >
        {found.isPending &&
          PLACE_HOLDERS.map((row) => (
            <div key={row} className="flex h-14 items-center gap-3 px-3">
              <Skeleton className="size-8" />
              <Skeleton className="h-4 w-48 max-w-full" />
            </div>
          ))}
        {found.isLoadingError && (
          <ErrorState
            title="The portfolios could not be loaded"
            text={found.error.message}
            onRetry={() => void found.refetch()}
            isRetrying={found.isFetching}
          />
        )}
        {found.isSuccess && portfolios.length === 0 && <Nothing search={search} />}
        {portfolios.length > 0 && (
          <ul aria-label="Business portfolios" className="divide-y divide-line">
            {portfolios.map(({ id, name, logoUrl, ownerName, talents, isVerified }) => (
              <li key={id}>
                <Link
                  to="."
                  search={{ portfolioId: id }}
                  className="flex min-h-14 items-center gap-3 px-3 py-2 outline-offset-[-2px] hover:bg-fill"
                >
                  <PortfolioLogo logoUrl={logoUrl} />
                  <span className="grid min-w-0 flex-1">
                    <span className="wrap-anywhere font-semibold text-14">{name}</span>
                    <span className="wrap-anywhere text-13 text-muted">
                      {ownerName} · {talents === 1 ? '1 talent' : `${talents} talents`}
                    </span>
                  </span>
                  {!isVerified && <Badge>Not verified</Badge>}
                </Link>
              </li>
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

function Nothing({ search }: { search: string | undefined }) {
  return search === undefined ? (
    <EmptyState
      icon={Building2}
      title="No business portfolios yet"
      text="They appear here as soon as an agent creates one."
    />
  ) : (
    <EmptyState
      icon={Building2}
      title={`No business has ‘${search}’ in its name`}
      text="Try fewer letters."
    />
  );
}

/** The address holds it, so that going back finds the same list. */
function useNameSearch() {
  const { search } = useSearch({ strict: false });
  const navigate = useNavigate();
  return {
    search:
      typeof search === 'string' && search !== ''
        ? search.slice(0, LIMITS.searchLengthMax)
        : undefined,
    setSearch: (text: string) =>
      void navigate({
        to: '.',
        search: { search: text.trim() === '' ? undefined : text.trim() },
        replace: true,
        resetScroll: false,
      }),
  };
}

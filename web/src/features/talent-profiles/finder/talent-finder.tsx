import { LIMITS } from '@callboard/contract/limits';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { UserRoundSearch } from 'lucide-react';
import { useState } from 'react';
import { Avatar } from '../../../ui/avatar.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { LoadMore } from '../../../ui/cursor-pagination.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { SearchBox } from '../../../ui/search-box.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { allTalentsQuery } from './all-talents-query.ts';

const PLACE_HOLDERS = [1, 2, 3, 4, 5, 6];

/** For admins, on pages that show something as one talent sees it: the address then names them. */
export function TalentFinder({ onChosen }: { onChosen?: () => void }) {
  const [search, setSearch] = useState('');
  const found = useInfiniteQuery({ ...allTalentsQuery(search), placeholderData: keepPreviousData });
  const talents = found.data?.pages.flatMap(({ items }) => items) ?? [];
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <SearchBox
        label="Find a talent"
        value={search}
        onSearch={(typed) => setSearch(typed.trim().slice(0, LIMITS.searchLengthMax))}
      />
      <div
        aria-busy={found.isPending}
        className="overflow-hidden rounded-card border border-line bg-raised"
      >
        {found.isPending &&
          PLACE_HOLDERS.map((row) => (
            <div key={row} className="flex h-14 items-center gap-3 px-3">
              <Skeleton className="size-8 rounded-full" />
              <Skeleton className="h-4 w-48 max-w-full" />
            </div>
          ))}
        {found.isLoadingError && (
          <ErrorState
            title="The talents could not be loaded"
            text={found.error.message}
            onRetry={() => void found.refetch()}
            isRetrying={found.isFetching}
          />
        )}
        {found.isSuccess && talents.length === 0 && (
          <EmptyState
            icon={UserRoundSearch}
            title={search === '' ? 'No talent yet' : `Nobody has ‘${search}’ in their name`}
            text={search === '' ? 'They appear here as they register.' : 'Try fewer letters.'}
          />
        )}
        {talents.length > 0 && (
          <ul aria-label="Talents" className="divide-y divide-line">
            {talents.map(({ id, name, headline, photoUrl, isMinor }) => (
              <li key={id}>
                <Link
                  to="."
                  search={(before) => ({ ...before, talentProfileId: id })}
                  {...(onChosen && { onClick: onChosen })}
                  className="flex min-h-14 items-center gap-3 px-3 py-2 outline-offset-[-2px] hover:bg-fill"
                >
                  <Avatar size="md" src={photoUrl} profileName={name} />
                  <span className="grid min-w-0 flex-1">
                    <span className="wrap-anywhere font-semibold text-14">{name}</span>
                    <span className="truncate text-13 text-muted">{headline}</span>
                  </span>
                  {isMinor && <Badge tone="warn">Under 18</Badge>}
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

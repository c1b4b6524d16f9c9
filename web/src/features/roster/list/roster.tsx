import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { classes } from '../../../ui/classes.ts';
import { LoadMore } from '../../../ui/cursor-pagination.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { AddMenu } from '../add/add-menu.tsx';
import { TalentPanel } from '../panel/talent-panel.tsx';
import { rosterQuery } from '../roster-queries.ts';
import { counted } from '../roster-words.ts';
import type { Standing } from '../standing.ts';
import { useFollowWaiting } from '../use-follow-waiting.ts';
import { useRosterSearch } from '../use-roster-search.ts';
import { NoTalents } from './no-talents.tsx';
import { RosterFilters } from './roster-filters.tsx';
import { RosterKeys } from './roster-keys.tsx';
import { RosterTable } from './roster-table.tsx';
import { SelectionBar } from './selection-bar.tsx';
import { useSelected } from './use-selected.ts';

const PLACE_HOLDERS = [1, 2, 3, 4, 5, 6, 7, 8];

export function Roster({ standing }: { standing: Standing }) {
  const { portfolioId, isManager } = standing;
  const search = useRosterSearch();
  const found = useInfiniteQuery({
    ...rosterQuery(portfolioId, search.filters),
    placeholderData: keepPreviousData,
  });
  const searchBox = useRef<HTMLInputElement>(null);
  useFollowWaiting(portfolioId);
  const talents = found.data?.pages.flatMap(({ items }) => items) ?? [];
  const selection = useSelected(talents);
  const total = found.data?.pages[0]?.total;

  // More comes as one reads on; where that failed, the button below tries again.
  const isReady = found.hasNextPage && !found.isFetching && !found.isFetchNextPageError;

  /** Back to where one was in the list. */
  function close() {
    if (search.talentProfileId === undefined) return false;
    const row = `[data-talent="${search.talentProfileId}"] [data-row]`;
    search.close();
    document.querySelector<HTMLElement>(row)?.focus();
    return true;
  }

  return (
    <div className="flex min-w-0 items-start gap-4">
      <div
        className={classes(
          'grid min-w-0 flex-1 grid-cols-[minmax(0,1fr)] gap-4',
          selection.talents.length > 0 && 'pb-20',
        )}
      >
        <PageHeader
          title="Managed talent"
          facts={<Facts standing={standing} total={total} />}
          actions={
            <>
              <RosterKeys
                isManager={isManager}
                onFind={() => searchBox.current?.focus()}
                onClose={close}
              />
              {isManager && <AddMenu portfolioId={portfolioId} onAdded={search.open} />}
            </>
          }
        />
        <RosterFilters standing={standing} search={search} searchBox={searchBox} />
        <div
          aria-busy={found.isPending}
          className="@container overflow-hidden rounded-card border border-line bg-raised"
        >
          {found.isPending && PLACE_HOLDERS.map((row) => <RowSkeleton key={row} />)}
          {found.isLoadingError && (
            <ErrorState
              title="The talents could not be loaded"
              text={found.error.message}
              onRetry={() => void found.refetch()}
              isRetrying={found.isFetching}
            />
          )}
          {found.isSuccess && talents.length === 0 && (
            <NoTalents standing={standing} search={search} />
          )}
          {talents.length > 0 && (
            <RosterTable
              talents={talents}
              total={total ?? talents.length}
              search={search}
              {...(isReady && { onNearEnd: () => void found.fetchNextPage() })}
              {...(isManager && { selection })}
            />
          )}
        </div>
        <LoadMore
          hasMore={found.hasNextPage}
          isLoading={found.isFetchingNextPage}
          onLoadMore={() => void found.fetchNextPage()}
        />
        {isManager && selection.talents.length > 0 && (
          <SelectionBar portfolioId={portfolioId} selection={selection} />
        )}
      </div>
      {search.talentProfileId !== undefined && (
        <TalentPanel
          key={search.talentProfileId}
          standing={standing}
          talentProfileId={search.talentProfileId}
          onClose={close}
        />
      )}
    </div>
  );
}

type FactsProps = { standing: Standing; total: number | undefined };

function Facts({ standing, total }: FactsProps) {
  const count = total === undefined ? '' : counted(total, 'talent');
  if (standing.isManager || !standing.isOfTeam) return <span role="status">{count}</span>;
  return (
    <>
      <span role="status">{count}</span>
      {' assigned to you. Admins of the portfolio add, assign and end.'}
    </>
  );
}

function RowSkeleton() {
  return (
    <div className="flex h-[61px] items-center gap-3 border-line border-t px-3 first:border-t-0">
      <Skeleton className="h-[45px] w-9 rounded-[6px]" />
      <div className="grid flex-1 gap-1.5">
        <Skeleton className="h-4 w-48 max-w-full" />
        <Skeleton className="h-3 w-32 max-w-full" />
      </div>
    </div>
  );
}

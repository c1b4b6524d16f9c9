import type { PortfolioDetail } from '@callboard/contract/business-portfolios';
import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import { useRef } from 'react';
import { LoadMore } from '../../ui/cursor-pagination.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useListKeys } from '../../ui/use-list-keys.ts';
import { NobodyHere } from './nobody-here.tsx';
import type { Roster } from './roster.ts';
import { TalentCard } from './talent-card.tsx';
import type { RosterView } from './use-roster-view.ts';

/** Six to eight across on a desk, two on a phone. */
const GRID =
  'grid grid-cols-2 gap-x-3 gap-y-5 sm:grid-cols-[repeat(auto-fill,minmax(140px,1fr))] sm:gap-x-4';

type Props = {
  portfolio: PortfolioDetail;
  roster: UseInfiniteQueryResult<Roster>;
  view: RosterView;
  scope: 'mine' | 'whole';
};

/** The talents as faces. j and k go from one to the next, Enter acts as them. */
export function ContactSheet({ portfolio, roster, view, scope }: Props) {
  const list = useRef<HTMLUListElement>(null);
  useListKeys(list);
  const entries = roster.data?.pages.flatMap(({ items }) => items) ?? [];
  if (roster.isPending) return <Waiting />;
  if (roster.isError && roster.data === undefined) {
    return (
      <ErrorState
        title="The roster could not be loaded"
        text={roster.error.message}
        onRetry={() => void roster.refetch()}
        isRetrying={roster.isFetching}
      />
    );
  }
  if (entries.length === 0) return <NobodyHere portfolio={portfolio} view={view} scope={scope} />;
  return (
    <>
      <ul ref={list} className={GRID}>
        {entries.map((entry) => (
          <TalentCard key={entry.talentProfileId} entry={entry} portfolioId={portfolio.id} />
        ))}
      </ul>
      <LoadMore
        hasMore={roster.hasNextPage}
        isLoading={roster.isFetchingNextPage}
        onLoadMore={() => void roster.fetchNextPage()}
      />
    </>
  );
}

function Waiting() {
  return (
    <div aria-busy="true" className={GRID}>
      {[0, 1, 2, 3, 4, 5, 6].map((place) => (
        <Skeleton key={place} className="aspect-4/5 rounded-card" />
      ))}
    </div>
  );
}

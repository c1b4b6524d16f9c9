import type { Opportunity } from '@callboard/contract/casting-calls';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Megaphone } from 'lucide-react';
import { useRef } from 'react';
import { Button } from '../../ui/button.tsx';
import { LoadMore } from '../../ui/cursor-pagination.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useListKeys } from '../../ui/use-list-keys.ts';
import { BreakdownCard } from './breakdown-card.tsx';
import { opportunitiesQuery } from './call-queries.ts';
import { ChooseTalentHint } from './choose-talent-hint.tsx';
import { FilterBar } from './filter-bar.tsx';
import { useOpportunityFilters } from './opportunity-filters.ts';
import { ThinProfileHint } from './thin-profile-hint.tsx';
import { useApplicant } from './use-applicant.ts';

type Props = { scope: 'fitting' | 'all' };

/** Open calls as breakdowns: what one production casts stands together. */
export function OpportunityList({ scope }: Props) {
  const { talentProfileId } = useApplicant();
  const { filters, clear, count } = useOpportunityFilters();
  const { data, isPending, isError, error, refetch, ...more } = useInfiniteQuery(
    opportunitiesQuery({ talentProfileId, scope, filters }),
  );
  const list = useRef<HTMLUListElement>(null);
  useListKeys(list);
  const [first] = data?.pages ?? [];
  const breakdowns = groupByProduction(data?.pages.flatMap(({ items }) => items) ?? []);
  return (
    <div className="grid gap-4">
      <FilterBar total={first?.total} />
      <ChooseTalentHint />
      {scope === 'fitting' && <ThinProfileHint calls={first?.items ?? []} />}
      {isPending && <Waiting />}
      {isError && data === undefined && (
        <ErrorState
          title="The calls could not be loaded"
          text={error.message}
          onRetry={() => void refetch()}
        />
      )}
      {first?.items.length === 0 && (
        <Nothing scope={scope} isFiltered={count > 0} onClear={clear} />
      )}
      {breakdowns.length > 0 && (
        <ul
          ref={list}
          className="grid gap-3 lg:gap-0 lg:divide-y lg:divide-line lg:rounded-card lg:border lg:border-line lg:bg-raised"
        >
          {breakdowns.map((calls) => (
            <li key={calls[0].productionId}>
              <BreakdownCard calls={calls} />
            </li>
          ))}
        </ul>
      )}
      <LoadMore
        hasMore={more.hasNextPage}
        isLoading={more.isFetchingNextPage}
        onLoadMore={() => void more.fetchNextPage()}
      />
    </div>
  );
}

type Breakdown = [Opportunity, ...Opportunity[]];

/** In the order in which the first of each comes. */
function groupByProduction(calls: readonly Opportunity[]): Breakdown[] {
  const groups = new Map<string, Breakdown>();
  for (const call of calls) {
    const group = groups.get(call.productionId);
    if (group === undefined) groups.set(call.productionId, [call]);
    else group.push(call);
  }
  return [...groups.values()];
}

function Waiting() {
  return (
    <div aria-busy="true" className="grid gap-3">
      {[0, 1, 2, 3, 4, 5].map((place) => (
        <Skeleton key={place} className="h-32 rounded-card lg:h-16" />
      ))}
    </div>
  );
}

type NothingProps = Props & { isFiltered: boolean; onClear: () => void };

function Nothing({ scope, isFiltered, onClear }: NothingProps) {
  if (isFiltered) {
    return (
      <EmptyState
        icon={Megaphone}
        title="No open call matches these filters"
        text="Take some of them away to see more."
        action={<Button onClick={onClear}>Clear filters</Button>}
      />
    );
  }
  return (
    <EmptyState
      icon={Megaphone}
      title={scope === 'fitting' ? 'Nothing fits right now' : 'No call is open right now'}
      text={
        scope === 'fitting'
          ? 'Calls that ask for what the profile says appear here. All calls shows the others too.'
          : 'New calls appear here as soon as they open.'
      }
    />
  );
}

import { useInfiniteQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { Send } from 'lucide-react';
import { useRef } from 'react';
import { Button } from '../../ui/button.tsx';
import { LoadMore } from '../../ui/cursor-pagination.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { FilterChip } from '../../ui/filter-chip.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useListKeys } from '../../ui/use-list-keys.ts';
import { type ApplicationScope, ownApplicationsQuery } from './api.ts';
import { ApplicationRow } from './application-row.tsx';
import { ApplicationSheet } from './application-sheet.tsx';

const SCOPES: Record<ApplicationScope, string> = { all: 'All', live: 'Open', ended: 'Ended' };

type Props = {
  /** None: everybody's for whom one submits. */
  talentProfileId: string | null;
  /** Whose each is, where there may be several people's. */
  isOfSeveral: boolean;
};

/** Each application: where it stands, since when, and what is next. */
export function MyApplications({ talentProfileId, isOfSeveral }: Props) {
  const { scope: named, application } = useSearch({ strict: false });
  const navigate = useNavigate();
  const scope = named === 'live' || named === 'ended' ? named : 'all';
  const { data, isPending, isError, error, refetch, ...more } = useInfiniteQuery(
    ownApplicationsQuery({ talentProfileId, scope }),
  );
  const list = useRef<HTMLUListElement>(null);
  useListKeys(list);
  const applications = data?.pages.flatMap(({ items }) => items) ?? [];
  const change = (changes: { scope?: string | undefined; application?: string | undefined }) =>
    void navigate({
      to: '/opportunities',
      search: (before) => ({ ...before, ...changes }),
      replace: true,
    });
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap gap-2">
        {(['all', 'live', 'ended'] as const).map((each) => (
          <FilterChip
            key={each}
            isOn={scope === each}
            onClick={() => change({ scope: each === 'all' ? undefined : each })}
          >
            {SCOPES[each]}
          </FilterChip>
        ))}
      </div>
      {isPending && (
        <div aria-busy="true" className="grid gap-px">
          {[0, 1, 2, 3, 4].map((place) => (
            <Skeleton key={place} className="h-16" />
          ))}
        </div>
      )}
      {isError && data === undefined && (
        <ErrorState
          title="The applications could not be loaded"
          text={error.message}
          onRetry={() => void refetch()}
        />
      )}
      {data !== undefined && applications.length === 0 && (
        <Nothing scope={scope} onAll={() => change({ scope: undefined })} />
      )}
      {applications.length > 0 && (
        <ul ref={list} className="divide-y divide-line rounded-card border border-line bg-raised">
          {applications.map((each) => (
            <ApplicationRow key={each.id} application={each} isOfSeveral={isOfSeveral} />
          ))}
        </ul>
      )}
      <LoadMore
        hasMore={more.hasNextPage}
        isLoading={more.isFetchingNextPage}
        onLoadMore={() => void more.fetchNextPage()}
      />
      <ApplicationSheet
        id={typeof application === 'string' && application !== '' ? application : undefined}
        onClose={() => change({ application: undefined })}
      />
    </div>
  );
}

function Nothing({ scope, onAll }: { scope: ApplicationScope; onAll: () => void }) {
  if (scope !== 'all') {
    return (
      <EmptyState
        icon={Send}
        title={scope === 'live' ? 'None is open' : 'None has ended'}
        text="Each application is open from the day it is sent to its answer."
        action={<Button onClick={onAll}>Show all</Button>}
      />
    );
  }
  return (
    <EmptyState
      icon={Send}
      title="No applications yet"
      text="Each one stands here with its status, from the day it is sent to its answer."
      action={
        <Button asChild>
          <Link
            to="/opportunities"
            search={({ talentProfileId }) => (talentProfileId ? { talentProfileId } : {})}
          >
            See what is being cast
          </Link>
        </Button>
      }
    />
  );
}

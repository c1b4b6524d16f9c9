import type { ActForTalent } from '@callboard/contract/acts-for-talent';
import { useInfiniteQuery } from '@tanstack/react-query';
import { History } from 'lucide-react';
import { useMemo } from 'react';
import { daysInWords } from '../../../lib/casting/days.ts';
import { Card } from '../../../ui/card.tsx';
import { LoadMore } from '../../../ui/cursor-pagination.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { ActLine } from './act-line.tsx';
import { actsQuery } from './acts-query.ts';
import { groupActs } from './group-acts.ts';

type Props = {
  profileId: string;
  /** Whose it is, where it is not one's own. */
  name: string | undefined;
};

/** Everything that agents and guardians did in a talent's place, the newest first. */
export function DoneFor({ profileId, name }: Props) {
  const acts = useInfiniteQuery(actsQuery(profileId));
  const items = useMemo(() => acts.data?.pages.flatMap((page) => page.items), [acts.data]);
  return (
    <Card
      title={`Done for ${name ?? 'you'}`}
      description={
        name === undefined
          ? 'What others did in your place.'
          : `What others did in ${name}’s place.`
      }
    >
      {acts.isPending && <Skeleton className="h-40" />}
      {acts.isLoadingError && (
        <ErrorState
          title="This could not be loaded"
          text={acts.error.message}
          onRetry={() => void acts.refetch()}
        />
      )}
      {items?.length === 0 && (
        <EmptyState
          icon={History}
          title="Nothing yet"
          text="When an agent changes the profile, submits or answers, it is written down here with their name."
        />
      )}
      {items !== undefined && items.length > 0 && <Days items={items} talent={name ?? 'you'} />}
      <LoadMore
        hasMore={acts.hasNextPage}
        isLoading={acts.isFetchingNextPage}
        onLoadMore={() => void acts.fetchNextPage()}
      />
    </Card>
  );
}

function Days({ items, talent }: { items: readonly ActForTalent[]; talent: string }) {
  const days = useMemo(() => groupActs(items), [items]);
  return days.map(({ day, acts }) => (
    <section key={day} className="grid gap-1 pt-2">
      <h3 className="font-semibold text-12 text-muted">{daysInWords(day, null)}</h3>
      <ol className="divide-y divide-line">
        {acts.map((act) => (
          <ActLine key={act.id} act={act} talent={talent} />
        ))}
      </ol>
    </section>
  ));
}

import { useQuery } from '@tanstack/react-query';
import { GalleryHorizontalEnd } from 'lucide-react';
import { ApiError } from '../../../lib/api-error.ts';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { shortlistQuery } from '../shortlist-queries.ts';
import { OpenList } from './open-list.tsx';

type Props = { id: string; onClose: () => void };

/** One list, or why it cannot be shown. */
export function OneList({ id, onClose }: Props) {
  const { data, error, isPending, refetch } = useQuery(shortlistQuery(id));
  if (data !== undefined) return <OpenList list={data} onClose={onClose} />;
  if (isPending) return <ListSkeleton />;
  if (error instanceof ApiError && [400, 404].includes(error.status)) {
    return (
      <EmptyState
        icon={GalleryHorizontalEnd}
        title="This list is gone"
        text="Someone may have deleted it."
        action={<Button onClick={onClose}>All lists</Button>}
      />
    );
  }
  return (
    <ErrorState
      title="The list could not be loaded"
      text={error.message}
      onRetry={() => void refetch()}
    />
  );
}

const PLACES = ['one', 'two', 'three', 'four', 'five', 'six'];

function ListSkeleton() {
  return (
    <div aria-busy="true" className="grid gap-4">
      <Skeleton className="h-9 w-72 max-w-full" />
      <div className="grid grid-cols-2 gap-4 sm:grid-cols-3 lg:grid-cols-6">
        {PLACES.map((place) => (
          <Skeleton key={place} className="aspect-4/5 w-full rounded-card" />
        ))}
      </div>
    </div>
  );
}

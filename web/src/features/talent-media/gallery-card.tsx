import { useQuery } from '@tanstack/react-query';
import { Card } from '../../ui/card.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Gallery } from './gallery.tsx';
import { galleryQuery } from './showcase.ts';

export function GalleryCard({ profileId }: { profileId: string }) {
  const { data, error, isLoadingError, isRefetching, refetch } = useQuery(galleryQuery(profileId));
  return (
    <Card title="Photos" description="The first ones are seen first. Drag them into order.">
      {data !== undefined && <Gallery profileId={profileId} photos={data.items} />}
      {data === undefined && !isLoadingError && <Waiting />}
      {isLoadingError && (
        <ErrorState
          title="Your photos could not be loaded"
          text={error.message}
          onRetry={() => void refetch()}
          isRetrying={isRefetching}
        />
      )}
    </Card>
  );
}

function Waiting() {
  return (
    <div aria-busy="true" className="grid grid-cols-2 gap-3 sm:grid-cols-4">
      {['a', 'b', 'c', 'd'].map((key) => (
        <Skeleton key={key} className="aspect-4/5" />
      ))}
    </div>
  );
}

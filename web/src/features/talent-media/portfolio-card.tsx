import { useQuery } from '@tanstack/react-query';
import { Card } from '../../ui/card.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Portfolio } from './portfolio.tsx';
import { portfolioQuery } from './showcase.ts';

export function PortfolioCard({ profileId }: { profileId: string }) {
  const { data, error, isLoadingError, isRefetching, refetch } = useQuery(
    portfolioQuery(profileId),
  );
  return (
    <Card title="Your work" description="Showreel, clips, voice, documents and links, best first.">
      {data !== undefined && <Portfolio profileId={profileId} items={data.items} />}
      {data === undefined && !isLoadingError && <Waiting />}
      {isLoadingError && (
        <ErrorState
          title="Your work could not be loaded"
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
    <div aria-busy="true" className="grid gap-3 sm:grid-cols-2">
      <Skeleton className="aspect-video" />
      <Skeleton className="aspect-video" />
    </div>
  );
}

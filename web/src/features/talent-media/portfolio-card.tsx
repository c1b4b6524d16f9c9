import { useQuery } from '@tanstack/react-query';
import { Skeleton } from '../../ui/skeleton.tsx';
import { ListCard } from './list-card.tsx';
import { Portfolio } from './portfolio.tsx';
import { portfolioQuery } from './showcase.ts';

export function PortfolioCard({ profileId }: { profileId: string }) {
  return (
    <ListCard
      title="Work"
      description="Showreel, clips, voice, documents and links, best first."
      query={useQuery(portfolioQuery(profileId))}
      whileWaiting={<Waiting />}
      whenFailed="The work could not be loaded"
    >
      {(items) => <Portfolio profileId={profileId} items={items} />}
    </ListCard>
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

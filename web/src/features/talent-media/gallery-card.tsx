import { useQuery } from '@tanstack/react-query';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Gallery } from './gallery.tsx';
import { ListCard } from './list-card.tsx';
import { galleryQuery } from './showcase.ts';

export function GalleryCard({ profileId }: { profileId: string }) {
  return (
    <ListCard
      title="Photos"
      description="The first ones are seen first. Drag them into order."
      query={useQuery(galleryQuery(profileId))}
      whileWaiting={<Waiting />}
      whenFailed="The photos could not be loaded"
    >
      {(photos) => <Gallery profileId={profileId} photos={photos} />}
    </ListCard>
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

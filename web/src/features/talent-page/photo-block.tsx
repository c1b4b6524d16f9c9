import { useState } from 'react';
import { LateLightbox } from '../../ui/late-lightbox.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { HeroPhoto } from './hero-photo.tsx';
import { lightboxPhotos } from './lightbox-photos.ts';
import { PhotoStrip, StripSkeleton } from './photo-strip.tsx';
import { nameOf, type Talent } from './talent.ts';

type Props = {
  first: Pick<Talent, 'profile' | 'photos'> | undefined;
  /** What stands below may still be waiting: until then the strip's room is kept. */
  isSettled: boolean;
};

/** The face, large, and a strip to choose another photo from. */
export function PhotoBlock({ first, isSettled }: Props) {
  const [shownAt, setShownAt] = useState(0);
  const [openAt, setOpenAt] = useState<number>();
  if (first === undefined) {
    return (
      <div className="grid gap-2">
        <Skeleton className="aspect-4/5 w-full rounded-card" />
        <StripSkeleton />
      </div>
    );
  }
  const { profile, photos } = first;
  const name = nameOf(profile);
  return (
    <div className="grid gap-2">
      <HeroPhoto
        profile={profile}
        photo={photos[shownAt] ?? photos[0]}
        onOpen={() => setOpenAt(shownAt)}
      />
      {photos.length > 1 && (
        <PhotoStrip photos={photos} name={name} shownAt={shownAt} onShow={setShownAt} />
      )}
      {photos.length <= 1 && !isSettled && <StripSkeleton />}
      {openAt !== undefined && (
        <LateLightbox
          photos={lightboxPhotos(photos, name)}
          startAt={openAt}
          onClose={() => setOpenAt(undefined)}
        />
      )}
    </div>
  );
}

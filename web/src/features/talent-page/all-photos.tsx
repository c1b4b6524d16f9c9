import type { GalleryPhoto } from '@callboard/contract/gallery-photos';
import { useState } from 'react';
import { LateLightbox } from '../../ui/late-lightbox.tsx';
import { Folded } from './folded.tsx';
import { lightboxPhotos, photoAlt } from './lightbox-photos.ts';
import { PhotoButton } from './photo-button.tsx';
import { Section } from './section.tsx';

type Props = { photos: readonly GalleryPhoto[]; name: string };

export function AllPhotos({ photos, name }: Props) {
  const [openAt, setOpenAt] = useState<number>();
  return (
    <Section title="Photos" count={photos.length}>
      <Folded items={photos} limit={12} noun="photos">
        {(shown) => (
          <ul className="grid grid-cols-3 gap-2 @md:grid-cols-4">
            {shown.map((photo, at) => (
              <PhotoButton
                key={photo.id}
                photo={photo}
                alt={photoAlt(photo, name, at)}
                sizes="140px"
                className="cursor-zoom-in"
                onSelect={() => setOpenAt(at)}
              />
            ))}
          </ul>
        )}
      </Folded>
      {openAt !== undefined && (
        <LateLightbox
          photos={lightboxPhotos(photos, name)}
          startAt={openAt}
          onClose={() => setOpenAt(undefined)}
        />
      )}
    </Section>
  );
}

import type { GalleryPhoto } from '@callboard/contract/gallery-photos';
import { useState } from 'react';
import { pictureOf } from '../../lib/media-picture.ts';
import { LateLightbox } from '../../ui/late-lightbox.tsx';
import { Picture } from '../../ui/picture.tsx';
import { Folded } from './folded.tsx';
import { lightboxPhotos, photoAlt } from './lightbox-photos.ts';
import { Section } from './section.tsx';

type Props = { photos: readonly GalleryPhoto[]; name: string };

export function AllPhotos({ photos, name }: Props) {
  const [openAt, setOpenAt] = useState<number>();
  return (
    <Section title="Photos" count={photos.length}>
      <Folded items={photos} limit={12} noun="photos">
        {(shown) => (
          <ul className="grid grid-cols-3 gap-2 @md:grid-cols-4">
            {shown.map((photo, at) => {
              const picture = pictureOf(photo.media);
              if (picture === undefined) return null;
              return (
                <li key={photo.id}>
                  <button
                    type="button"
                    onClick={() => setOpenAt(at)}
                    className="block w-full cursor-zoom-in rounded-control"
                  >
                    <Picture
                      {...picture}
                      alt={photoAlt(photo, name, at)}
                      sizes="140px"
                      className="aspect-4/5 w-full rounded-control"
                    />
                  </button>
                </li>
              );
            })}
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

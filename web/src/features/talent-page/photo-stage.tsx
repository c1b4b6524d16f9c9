import type { Media } from '@callboard/contract/media';
import { useState } from 'react';
import { pictureOf } from '../../lib/media-picture.ts';
import { LateLightbox } from '../../ui/late-lightbox.tsx';
import { Picture } from '../../ui/picture.tsx';

type Props = { media: Media; alt: string };

/** The whole photo, no higher than the window; a click shows it alone. */
export function PhotoStage({ media, alt }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  const picture = pictureOf(media);
  if (picture === undefined) return null;
  const ratio = picture.width / picture.height;
  return (
    <>
      <button
        type="button"
        aria-label="Show it large"
        onClick={() => setIsOpen(true)}
        style={{ width: `min(100%, 75vh * ${ratio})` }}
        className="mx-auto block cursor-zoom-in rounded-card"
      >
        <Picture
          {...picture}
          alt={alt}
          sizes={`min(100vw, 896px, 75vh * ${ratio})`}
          isUrgent
          className="h-auto w-full rounded-card"
        />
      </button>
      {isOpen && (
        <LateLightbox
          photos={[{ picture, alt, caption: null }]}
          startAt={0}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  );
}

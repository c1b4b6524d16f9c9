import type { GalleryPhoto } from '@callboard/contract/gallery-photos';
import { Skeleton } from '../../ui/skeleton.tsx';
import { photoAlt } from './lightbox-photos.ts';
import { PhotoButton } from './photo-button.tsx';

const PLACES = ['first', 'second', 'third', 'fourth'];
export const STRIP_LENGTH = PLACES.length;

const CHOSEN_LOOK = 'ring-2 ring-ink ring-offset-2 ring-offset-paper';

type Props = {
  photos: readonly GalleryPhoto[];
  name: string;
  shownAt: number;
  onShow: (at: number) => void;
};

/** The first few photos; the chosen one stands large above. */
export function PhotoStrip({ photos, name, shownAt, onShow }: Props) {
  return (
    <ul className="grid grid-cols-4 gap-2">
      {photos.slice(0, STRIP_LENGTH).map((photo, at) => (
        <PhotoButton
          key={photo.id}
          photo={photo}
          alt={photoAlt(photo, name, at)}
          sizes="80px"
          isPressed={at === shownAt}
          className={at === shownAt ? CHOSEN_LOOK : undefined}
          onSelect={() => onShow(at)}
        />
      ))}
    </ul>
  );
}

export function StripSkeleton() {
  return (
    <div className="grid grid-cols-4 gap-2">
      {PLACES.map((place) => (
        <Skeleton key={place} className="aspect-4/5 w-full" />
      ))}
    </div>
  );
}

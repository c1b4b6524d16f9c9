import type { GalleryPhoto } from '@callboard/contract/gallery-photos';
import { pictureOf } from '../../lib/media-picture.ts';
import { classes } from '../../ui/classes.ts';
import { Picture } from '../../ui/picture.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { photoAlt } from './lightbox-photos.ts';

export const STRIP_LENGTH = 4;

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
      {photos.slice(0, STRIP_LENGTH).map((photo, at) => {
        const picture = pictureOf(photo.media);
        if (picture === undefined) return null;
        return (
          <li key={photo.id}>
            <button
              type="button"
              aria-pressed={at === shownAt}
              onClick={() => onShow(at)}
              className={classes(
                'block w-full rounded-control',
                at === shownAt && 'ring-2 ring-ink ring-offset-2 ring-offset-paper',
              )}
            >
              <Picture
                {...picture}
                alt={photoAlt(photo, name, at)}
                sizes="80px"
                className="aspect-4/5 w-full rounded-control"
              />
            </button>
          </li>
        );
      })}
    </ul>
  );
}

export function StripSkeleton() {
  return (
    <div className="grid grid-cols-4 gap-2">
      {Array.from({ length: STRIP_LENGTH }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike
        <Skeleton key={at} className="aspect-4/5 w-full" />
      ))}
    </div>
  );
}

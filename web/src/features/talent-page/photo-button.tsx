import type { GalleryPhoto } from '@callboard/contract/gallery-photos';
import { pictureOf } from '../../lib/media-picture.ts';
import { classes } from '../../ui/classes.ts';
import { Picture } from '../../ui/picture.tsx';

type Props = {
  photo: GalleryPhoto;
  alt: string;
  /** How wide it stands on the page, as in HTML. */
  sizes: string;
  /** Only where one of several is chosen. */
  isPressed?: boolean;
  className?: string | undefined;
  onSelect: () => void;
};

/** One photo of a list, to be chosen. */
export function PhotoButton(props: Props) {
  const { photo, alt, sizes, isPressed, className, onSelect } = props;
  const picture = pictureOf(photo.media);
  if (picture === undefined) return null;
  return (
    <li>
      <button
        type="button"
        aria-pressed={isPressed}
        onClick={onSelect}
        className={classes('block w-full rounded-control', className)}
      >
        <Picture
          {...picture}
          alt={alt}
          sizes={sizes}
          className="aspect-4/5 w-full rounded-control"
        />
      </button>
    </li>
  );
}

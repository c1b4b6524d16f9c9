import type { GalleryPhoto } from '@callboard/contract/gallery-photos';
import { Star } from 'lucide-react';
import { pictureOf } from '../../lib/media-picture.ts';
import { Badge } from '../../ui/badge.tsx';
import { classes } from '../../ui/classes.ts';
import { Picture } from '../../ui/picture.tsx';
import { useSortableItem } from '../../ui/sortable/use-sortable-item.ts';
import { Spinner } from '../../ui/spinner.tsx';
import { GripButton } from './grip-button.tsx';
import { ON_PHOTO } from './on-photo.ts';
import { PhotoMenu, type PhotoMenuProps } from './photo-menu.tsx';
import { TAG_WORDS } from './photo-words.ts';
import { VisibilitySign } from './visibility-sign.tsx';

const SIZES = '(min-width: 640px) 176px, 46vw';

/** The whole photo can be dragged: the grip shows to those who point at it and those who use keys. */
const GRIP_ON_PHOTO = 'left-1.5 opacity-0 focus-visible:opacity-100 group-hover:opacity-100';

export function PhotoTile(props: PhotoMenuProps) {
  const { photo, name, onView } = props;
  const { item, grip, drag, isDragging } = useSortableItem(photo.id);
  return (
    <li
      {...item}
      className={classes('grid min-w-0 content-start gap-1.5', isDragging && 'z-sticky opacity-80')}
    >
      <div className="relative">
        <div
          {...drag}
          className="group relative aspect-4/5 touch-manipulation select-none overflow-hidden rounded-control bg-sunk"
        >
          <Photo photo={photo} name={name} onView={onView} />
          <GripButton {...grip} name={name} className={classes(ON_PHOTO, GRIP_ON_PHOTO)} />
          {photo.isProfilePhoto && (
            <Badge
              tone="accent"
              icon={Star}
              className="pointer-events-none absolute bottom-1.5 left-1.5"
            >
              Profile photo
            </Badge>
          )}
        </div>
        <PhotoMenu {...props} />
      </div>
      <Details photo={photo} />
    </li>
  );
}

function Photo({ photo, name, onView }: Pick<PhotoMenuProps, 'photo' | 'name' | 'onView'>) {
  const picture = pictureOf(photo.media);
  if (photo.media.status !== 'ready' || picture === undefined) {
    return (
      <p className="grid h-full place-content-center justify-items-center gap-2 text-12 text-muted">
        <Spinner size={20} />
        Processing…
      </p>
    );
  }
  return (
    <button
      type="button"
      aria-label={`View ${name}`}
      onClick={onView}
      className="-outline-offset-2 block size-full"
    >
      <Picture {...picture} alt="" sizes={SIZES} className="pointer-events-none size-full" />
    </button>
  );
}

function Details({ photo }: { photo: GalleryPhoto }) {
  const { caption, tags, visibility } = photo;
  return (
    <div className="grid min-w-0 gap-1">
      {caption !== null && (
        <p className="truncate text-13" title={caption}>
          {caption}
        </p>
      )}
      {tags.length > 0 && (
        <ul aria-label="Tags" className="flex flex-wrap gap-1">
          {tags.map((tag) => (
            <li
              key={tag}
              className="rounded-full bg-fill px-1.5 py-0.5 font-medium text-12 text-muted"
            >
              {TAG_WORDS[tag]}
            </li>
          ))}
        </ul>
      )}
      <VisibilitySign visibility={visibility} />
    </div>
  );
}

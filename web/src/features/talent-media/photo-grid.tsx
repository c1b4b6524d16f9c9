import type { GalleryPhoto } from '@callboard/contract/gallery-photos';
import { useState } from 'react';
import { pictureOf } from '../../lib/media-picture.ts';
import { SortableList } from '../../ui/sortable/sortable-list.tsx';
import { toast } from '../../ui/toast-store.ts';
import { useGalleryChanges } from './gallery-changes.ts';
import { PhotoDialog } from './photo-dialog.tsx';
import { PhotoTile } from './photo-tile.tsx';
import { PhotoViewer } from './photo-viewer.tsx';
import { nameOfPhoto } from './photo-words.ts';
import { removeWithUndo, useKept } from './remove-with-undo.ts';
import { useOrder } from './use-order.ts';

type Props = { profileId: string; photos: readonly GalleryPhoto[] };
type Opened = { photo: GalleryPhoto; as: 'picture' | 'details' };

/** The photos that are there, in the talent's order. */
export function PhotoGrid({ profileId, photos }: Props) {
  const { order, remove, makeProfilePhoto } = useGalleryChanges(profileId);
  const { ordered, move } = useOrder({ items: photos, scope: `photos-of-${profileId}`, ...order });
  const shown = useKept(ordered);
  const [opened, setOpened] = useState<Opened>();
  const close = () => setOpened(undefined);
  const ids = shown.map(({ id }) => id);
  const names = new Map(shown.map((photo, place) => [photo.id, nameOfPhoto(photo, place)]));
  const nameOf = (id: string) => names.get(id) ?? 'Photo';

  const chooseProfilePhoto = (photoId: string) =>
    makeProfilePhoto.mutate(photoId, {
      onSuccess: (chosen) => chosen && toast({ title: 'This is the profile photo now' }),
      onError: ({ message }) =>
        toast({ title: 'Not changed', description: message, variant: 'destructive' }),
    });

  return (
    <SortableList ids={ids} nameOf={nameOf} onMove={move}>
      <ul
        aria-label="Photos"
        className="grid grid-cols-[repeat(auto-fill,minmax(140px,1fr))] gap-x-3 gap-y-4"
      >
        {shown.map((photo) => (
          <PhotoTile
            key={photo.id}
            photo={photo}
            name={nameOf(photo.id)}
            ids={ids}
            onMove={move}
            onView={() => setOpened({ photo, as: 'picture' })}
            onEdit={() => setOpened({ photo, as: 'details' })}
            onUseAsProfilePhoto={() => chooseProfilePhoto(photo.id)}
            onDelete={() =>
              removeWithUndo({
                id: photo.id,
                title: 'Photo deleted',
                send: (options) => remove(photo.id, options),
              })
            }
          />
        ))}
      </ul>
      {opened?.as === 'picture' && (
        <PhotoViewer photos={viewed(shown)} startId={opened.photo.id} onClose={close} />
      )}
      {opened?.as === 'details' && (
        <PhotoDialog profileId={profileId} photo={opened.photo} onClose={close} />
      )}
    </SortableList>
  );
}

/** Those that can be seen large. */
function viewed(photos: readonly GalleryPhoto[]) {
  return photos.flatMap((photo, place) => {
    const picture = pictureOf(photo.media);
    const { id, caption } = photo;
    return picture === undefined ? [] : [{ id, picture, alt: nameOfPhoto(photo, place), caption }];
  });
}

import type { GalleryPhoto } from '@callboard/contract/gallery-photos';
import {
  type KnownFile,
  MediaDrop,
  RefusedList,
  UploadList,
  uploads,
  useUploads,
} from '../media/api.ts';
import { useFollowList } from './follow-showcase.ts';
import { GalleryAdvice } from './gallery-advice.tsx';
import { useGalleryChanges } from './gallery-changes.ts';
import { PhotoGrid } from './photo-grid.tsx';
import { PlanRoom } from './plan-room.tsx';
import { useKept } from './remove-with-undo.ts';

const PLACE = 'gallery';

type Props = { profileId: string; photos: readonly GalleryPhoto[] };

/** A profile's photos: those that come, those that did not fit, those that are there. */
export function Gallery({ profileId, photos }: Props) {
  const { add } = useGalleryChanges(profileId);
  const onTheirWay = useUploads(profileId, PLACE);
  const count = useKept(photos).length;
  useFollowList({ name: 'gallery', profileId }, photos);

  function send(files: readonly KnownFile[]) {
    for (const file of files) {
      uploads.add({ ...file, profileId, place: PLACE, whenArrived: add });
    }
  }

  return (
    <div className="grid min-w-0 gap-4">
      <MediaDrop
        label="Add photos"
        choose="Choose photos"
        hint="JPG, PNG or WebP, up to 25 MB each. Several at once are fine."
        kinds={['photo']}
        onFiles={send}
      />
      <PlanRoom profileId={profileId} count={count} holds="galleryPhotos" words="photos" />
      <UploadList label="Photos on their way" uploads={onTheirWay} />
      <RefusedList profileId={profileId} place={PLACE} onFile={(file) => send([file])} />
      {count > 0 && <PhotoGrid profileId={profileId} photos={photos} />}
      {count === 0 && onTheirWay.length === 0 && <GalleryAdvice />}
    </div>
  );
}

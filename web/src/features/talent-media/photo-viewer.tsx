import { lazy, Suspense } from 'react';
import type { PictureFiles } from '../../lib/media-picture.ts';

const Lightbox = lazy(async () => ({ default: (await import('../../ui/lightbox.tsx')).Lightbox }));

type Viewed = { id: string; picture: PictureFiles; alt: string; caption: string | null };

type Props = { photos: readonly Viewed[]; startId: string; onClose: () => void };

/** Photos on the whole screen, beginning with one of them. */
export function PhotoViewer({ photos, startId, onClose }: Props) {
  const place = photos.findIndex(({ id }) => id === startId);
  return (
    <Suspense>
      <Lightbox photos={photos} startAt={Math.max(0, place)} onClose={onClose} />
    </Suspense>
  );
}

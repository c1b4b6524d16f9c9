import type { PictureFiles } from '../../lib/media-picture.ts';
import { LateLightbox } from '../../ui/late-lightbox.tsx';

type Viewed = { id: string; picture: PictureFiles; alt: string; caption: string | null };

type Props = { photos: readonly Viewed[]; startId: string; onClose: () => void };

/** Photos on the whole screen, beginning with one of them. */
export function PhotoViewer({ photos, startId, onClose }: Props) {
  const place = photos.findIndex(({ id }) => id === startId);
  return <LateLightbox photos={photos} startAt={Math.max(0, place)} onClose={onClose} />;
}

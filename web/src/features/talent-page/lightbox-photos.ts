import type { GalleryPhoto } from '@callboard/contract/gallery-photos';
import { pictureOf } from '../../lib/media-picture.ts';

/** What someone who does not see the photo is told of it. */
export function photoAlt({ caption }: GalleryPhoto, name: string, at: number): string {
  return caption ?? `${name}, photo ${at + 1}`;
}

export function lightboxPhotos(photos: readonly GalleryPhoto[], name: string) {
  return photos.flatMap((photo, at) => {
    const picture = pictureOf(photo.media);
    const { caption } = photo;
    return picture === undefined ? [] : [{ picture, alt: photoAlt(photo, name, at), caption }];
  });
}

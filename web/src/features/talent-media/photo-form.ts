import { type GalleryPhoto, galleryPhotoFormSchema } from '@callboard/contract/gallery-photos';
import * as z from 'zod';

const { takenOn } = galleryPhotoFormSchema.shape;

/** As it is typed: an empty day is none. */
export const photoFormSchema = galleryPhotoFormSchema.extend({
  takenOn: z
    .string()
    .transform((text) => (text === '' ? null : text))
    .pipe(takenOn),
});

export function photoFormOf({ caption, takenOn, tags, visibility = 'public' }: GalleryPhoto) {
  return { caption: caption ?? '', takenOn: takenOn ?? '', tags, visibility };
}

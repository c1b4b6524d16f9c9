import type { Media } from '@callboard/contract/media';
import { pictureSources } from '@callboard/contract/media-address';

/** What a picture on the screen needs to know, whichever size of it the browser chooses. */
export type PictureFiles = {
  sources: readonly { url: string; width: number }[];
  width: number;
  height: number;
  placeholder: string | null;
};

/** The picture of a photo, or of a video that has a still; nothing for what has none. */
export function pictureOf(media: Media | null): PictureFiles | undefined {
  if (media === null || media.width === null || media.height === null) return undefined;
  const { id, width, height, placeholder } = media;
  return { sources: pictureSources({ id, width }), width, height, placeholder };
}

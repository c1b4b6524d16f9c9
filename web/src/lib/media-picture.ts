import { type Media, mediaUrl, PICTURE_WIDTHS } from '@callboard/contract/media';

type PictureSource = { url: string; width: number };

/** What a picture on the screen needs to know, whichever size of it the browser chooses. */
export type PictureFiles = {
  sources: readonly PictureSource[];
  width: number;
  height: number;
  placeholder: string | null;
};

/** The picture of a photo, or of a video that has a still; nothing for what has none. */
export function pictureOf(media: Media | null): PictureFiles | undefined {
  if (media === null || media.width === null || media.height === null) return undefined;
  const { width, height, placeholder } = media;
  const kept = PICTURE_WIDTHS.filter((_, at) => width > (PICTURE_WIDTHS[at - 1] ?? 0));
  const sources = kept.map((each) => ({
    url: mediaUrl(media, `${each}`),
    width: Math.min(each, width),
  }));
  return { sources, width, height, placeholder };
}

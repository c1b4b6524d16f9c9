import { mediaUrl } from '@callboard/contract/media-address';

/** As wide as previews show it. */
const WIDTH = 1280;

type Pictured = { id: string; width: number | null; height: number | null };

export type PreviewPicture = { path: string; alt: string; width?: number; height?: number };

/** Nothing of what has no picture. */
export function pictureFor(
  media: Pictured | null | undefined,
  alt: string,
): PreviewPicture | undefined {
  if (media == null || media.width === null || media.height === null) return undefined;
  const width = Math.min(WIDTH, media.width);
  const height = Math.round((media.height * width) / media.width);
  return { path: mediaUrl(media, `${WIDTH}`), alt, width, height };
}

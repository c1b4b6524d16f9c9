import { fillPath } from './endpoint.ts';

/** In pixels: the widths that a photo or a video's still is kept in, as far as it is that wide. */
export const PICTURE_WIDTHS = [320, 640, 1280, 2048] as const;
/** The picture, at most this wide, or the file itself. */
export const MEDIA_VARIANTS = ['320', '640', '1280', '2048', 'file'] as const;
export type MediaVariant = (typeof MEDIA_VARIANTS)[number];

/** Where an uploaded file is fetched; apart from its schema, which whoever only shows it needs not. */
export const MEDIA_FILE_PATH = '/api/media/{id}/{variant}';

export function mediaUrl({ id }: { id: string }, variant: MediaVariant): string {
  return fillPath(MEDIA_FILE_PATH, { id, variant });
}

type Pictured = { id: string; width: number };

/** Where each size of a picture is and how wide it is, from the smallest to the largest. */
export function pictureSources(media: Pictured): { url: string; width: number }[] {
  const kept = PICTURE_WIDTHS.filter((_, at) => media.width > (PICTURE_WIDTHS[at - 1] ?? 0));
  return kept.map((each) => ({
    url: mediaUrl(media, `${each}`),
    width: Math.min(each, media.width),
  }));
}

/**
 * How wide a talent's main photo stands on their page, as in HTML. The page says so, and before it
 * the head that the server writes, so that the photo is on its way while the page still is.
 */
export const MAIN_PHOTO_SIZES = '(min-width: 1360px) 288px, (min-width: 768px) 240px, 320px';

import { randomBytes } from 'node:crypto';

/** Where in the file storage things of one upload lie. */
type Pictures = { pictureFolder: string | null; pictureWidths: readonly number[] };

export function partKey(mediaId: string, start: number): string {
  return `media-parts/${mediaId}/${start}-${randomBytes(8).toString('hex')}.bin`;
}

export function fileKey(mediaId: string, extension: string): string {
  return `media/${mediaId}/file.${extension}`;
}

export function pictureFolder(mediaId: string): string {
  return `media/${mediaId}`;
}

export function pictureKey(folder: string, width: number): string {
  return `${folder}/${width}.webp`;
}

export function pictureKeys({ pictureFolder: folder, pictureWidths }: Pictures): string[] {
  return folder === null ? [] : pictureWidths.map((width) => pictureKey(folder, width));
}

import { fillPath } from '@callboard/contract/endpoint';
import { COVER_WIDTHS, productionEndpoints } from '@callboard/contract/productions';
import { fileVersion } from '../../../platform/storage/file-version.ts';

type CoverWidth = (typeof COVER_WIDTHS)[number];

/** Where in the file storage a cover lies. Its folder names its content. */
export function coverFolderOf(productionId: string, contentHash: string): string {
  return `production-covers/${productionId}/${contentHash}`;
}

export function coverKey(folder: string, width: CoverWidth): string {
  return `${folder}/${width}.webp`;
}

export function coverKeys(folder: string): string[] {
  return COVER_WIDTHS.map((width) => coverKey(folder, width));
}

/** Where a cover is asked for, under an address that changes with it. */
export function coverUrlOf(
  { id, coverFolder }: { id: string; coverFolder: string | null },
  width: CoverWidth,
): string | null {
  if (coverFolder === null) return null;
  const { path } = productionEndpoints.cover;
  return fillPath(path, { id, width }, { v: fileVersion(coverFolder) });
}

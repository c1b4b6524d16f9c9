import type { Media } from '@callboard/contract/media';
import type { MediaRow } from './queries.ts';

/** What a file is called tells more than the file does; a document is read by its name. */
export function presentMedia(row: MediaRow, to: { isOwnSide: boolean }): Media {
  const { id, kind, status, problem, bytes } = row;
  const fileName = to.isOwnSide || kind === 'document' ? row.fileName : null;
  const { contentType, width, height, placeholder, durationMs } = row;
  return {
    id,
    kind,
    status,
    problem,
    fileName,
    bytes,
    contentType,
    width,
    height,
    placeholder,
    durationMs,
  };
}

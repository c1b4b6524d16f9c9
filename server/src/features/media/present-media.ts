import type { Media } from '@callboard/contract/media';
import type { MediaRow } from './queries.ts';

export function presentMedia(row: MediaRow): Media {
  const { id, kind, status, problem, fileName, bytes } = row;
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

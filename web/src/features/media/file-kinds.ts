import { MEDIA_BYTES } from '@callboard/contract/limits';
import type { MediaKind } from '@callboard/contract/media';
import { findFault } from '../../ui/accepted-files.ts';

/** As in HTML. Endings as well, for files whose type the browser does not know. */
const ACCEPTED: Record<MediaKind, string> = {
  photo: 'image/jpeg,image/png,image/webp,.jpg,.jpeg,.png,.webp',
  video: 'video/mp4,video/quicktime,video/webm,.mp4,.m4v,.mov,.webm',
  audio: 'audio/mpeg,audio/mp4,audio/wav,audio/x-m4a,.mp3,.m4a,.wav',
  document: 'application/pdf,.pdf',
};

export type KnownFile = { file: File; kind: MediaKind };

export function acceptedOf(kinds: readonly MediaKind[]): string {
  return kinds.map((kind) => ACCEPTED[kind]).join(',');
}

export function findKind(file: File, kinds: readonly MediaKind[]): MediaKind | undefined {
  return kinds.find((kind) => findFault(file, { accept: ACCEPTED[kind] }) === undefined);
}

/** Why a file of that kind cannot be sent, before any of it is. */
export function findUploadFault({ file, kind }: KnownFile): string | undefined {
  if (file.size === 0) return `${file.name} is empty.`;
  return findFault(file, { maxBytes: MEDIA_BYTES[kind] });
}

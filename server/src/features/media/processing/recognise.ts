import type { MediaKind } from '@callboard/contract/media';
import { AppError } from '../../../platform/app-error.ts';
import { findTracks } from './find-tracks.ts';

/** What is taken, by what a file's content says it is. */
const TAKEN: Record<MediaKind, { extensions: readonly string[]; otherwise: string }> = {
  photo: {
    extensions: ['jpg', 'png', 'webp'],
    otherwise: 'Please choose a JPG, PNG or WebP picture.',
  },
  video: {
    extensions: ['mp4', 'mov', 'webm'],
    otherwise: 'Please choose an MP4, MOV or WebM video.',
  },
  audio: {
    extensions: ['mp3', 'm4a', 'wav'],
    otherwise: 'Please choose an MP3, M4A or WAV recording.',
  },
  document: { extensions: ['pdf'], otherwise: 'Please choose a PDF.' },
};
const PHOTOS_OF_PHONES = ['heic', 'heif'];

/** The ending that fits the content, whatever the file is called; throws what to tell the sender. */
export async function recognise(kind: MediaKind, path: string): Promise<string> {
  const { fileTypeFromFile } = await import('file-type');
  const found = (await fileTypeFromFile(path))?.ext ?? '';
  const { extensions, otherwise } = TAKEN[kind];
  if (kind === 'photo' && PHOTOS_OF_PHONES.includes(found)) {
    throw unusable('Please save this photo as JPG first.');
  }
  const tracks = await findTracks(path, found);
  if (tracks === 'none') throw unusable(`This ${kind} is damaged or not complete.`);
  // A recording in the container of films, as some programs write it.
  const extension = kind === 'audio' && found === 'mp4' && tracks === 'sound' ? 'm4a' : found;
  const isWithoutPicture = kind === 'video' && tracks === 'sound';
  if (isWithoutPicture || !extensions.includes(extension)) throw unusable(otherwise);
  return extension;
}

function unusable(message: string): AppError {
  return new AppError('MEDIA_NOT_USABLE', { message });
}

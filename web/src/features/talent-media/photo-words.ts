import type { GalleryPhoto, PHOTO_TAGS } from '@callboard/contract/gallery-photos';

export type PhotoTag = (typeof PHOTO_TAGS)[number];

export const TAG_WORDS: Record<PhotoTag, string> = {
  headshot: 'Headshot',
  full_length: 'Full length',
  character: 'Character',
  current_look: 'Current look',
};

/** What a photo is called where it cannot be seen. Places count from 0. */
export function nameOfPhoto({ caption, tags }: GalleryPhoto, place: number): string {
  if (caption !== null && caption !== '') return caption;
  const [tag] = tags;
  return tag === undefined ? `Photo ${place + 1}` : `Photo ${place + 1}, ${TAG_WORDS[tag]}`;
}

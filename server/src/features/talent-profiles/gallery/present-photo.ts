import type { GalleryPhoto } from '@callboard/contract/gallery-photos';
import type { FieldClass } from '@callboard/contract/profile-fields';
import { presentMedia } from '../../media/present-media.ts';
import { isOwnSide } from '../showcase/policy.ts';
import type { ShownPhoto } from './queries.ts';

export function presentPhoto({ photo, media }: ShownPhoto, shown: FieldClass): GalleryPhoto {
  const { id, caption, takenOn, tags, isProfilePhoto, visibility } = photo;
  const to = { isOwnSide: isOwnSide(shown) };
  return {
    id,
    caption,
    takenOn,
    tags,
    isProfilePhoto,
    media: presentMedia(media, to),
    ...(to.isOwnSide && { visibility }),
  };
}

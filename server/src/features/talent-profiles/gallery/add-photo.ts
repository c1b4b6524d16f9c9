import type { BodyOf } from '@callboard/contract/endpoint';
import type { galleryPhotoEndpoints } from '@callboard/contract/gallery-photos';
import type { Actor } from '../../../platform/actor.ts';
import { newId } from '../../../platform/ids.ts';
import type { Platform } from '../../../platform/platform.ts';
import { getEditableTalent } from '../find-talent.ts';
import { recordChange } from '../record-change.ts';
import { requireRoom } from '../showcase/require-room.ts';
import { requireUnusedMedia } from '../showcase/require-unused-media.ts';
import { getPhoto } from './get-photo.ts';
import { insertPhoto } from './queries.ts';
import { GALLERY } from './shelf.ts';

type NewPhoto = BodyOf<typeof galleryPhotoEndpoints.add>;

/** Puts an uploaded photo at the end of the gallery; it may still be on its way to its sizes. */
export async function addPhoto(
  platform: Platform,
  actor: Actor,
  profileId: string,
  { mediaId, caption = null, takenOn = null, tags = [], visibility = 'public' }: NewPhoto,
) {
  return platform.transaction(async (tx) => {
    const { doer } = await getEditableTalent(platform, tx, actor, profileId);
    await requireRoom(tx, GALLERY, profileId);
    await requireUnusedMedia(tx, { mediaId, talentProfileId: profileId, kinds: ['photo'] });
    const now = platform.clock.now();
    const photo = { id: newId(), talentProfileId: profileId, mediaId, createdAt: now };
    const said = { caption, takenOn, tags, visibility, isProfilePhoto: false, updatedAt: now };
    await insertPhoto(tx, { ...photo, ...said });
    const { section } = GALLERY;
    const change = { profileId, section, fields: ['added'], itemId: photo.id };
    await recordChange(platform, tx, doer, change);
    return getPhoto(tx, profileId, photo.id);
  });
}

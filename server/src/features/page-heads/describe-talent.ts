import { fillPath } from '@callboard/contract/endpoint';
import { talentProfileEndpoints } from '@callboard/contract/talent-profiles';
import type { Html } from '../../platform/http/html.ts';
import type { Platform } from '../../platform/platform.ts';
import { getTalentProfile } from '../talent-profiles/get-talent-profile.ts';
import { pictureFor } from './preview-picture.ts';
import { findMainPhoto } from './queries.ts';
import { writePreview } from './write-preview.ts';

/** A talent, as a visitor may see them. */
export async function describeTalent(platform: Platform, profileId: string): Promise<Html> {
  const [profile, photo] = await Promise.all([
    getTalentProfile(platform, undefined, profileId),
    findMainPhoto(platform.db, profileId, 'public'),
  ]);
  const { stageName, firstName, lastName, headline, bio, photoUrl } = profile;
  const name = stageName ?? `${firstName} ${lastName}`;
  return writePreview(platform.publicUrl, {
    title: name,
    description:
      headline ?? bio ?? `${name} on Callboard, the board where casting and talent meet.`,
    path: `/talent/${profileId}`,
    type: 'profile',
    picture:
      pictureFor(photo, name) ?? (photoUrl != null ? squarePhoto(profileId, name) : undefined),
  });
}

function squarePhoto(id: string, alt: string) {
  return { path: fillPath(talentProfileEndpoints.photo.path, { id }), alt };
}

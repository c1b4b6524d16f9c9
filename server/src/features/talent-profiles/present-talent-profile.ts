import { fillPath } from '@callboard/contract/endpoint';
import type { PreviewViewer } from '@callboard/contract/profile-preview';
import { talentProfileEndpoints } from '@callboard/contract/talent-profiles';
import { fileVersion } from '../../platform/storage/file-version.ts';
import type { Talent } from './find-talent.ts';
import { mayEditTalent, mayManageTalent, type Viewer } from './policy.ts';
import type { listRepresentatives } from './queries.ts';
import { visibleFields } from './visible-fields.ts';

type Representation = Awaited<ReturnType<typeof listRepresentatives>>;

export function presentTalentProfile(
  viewer: Viewer,
  talent: Talent,
  representation: Representation,
  as?: PreviewViewer,
) {
  const { id, firstName, lastName } = talent;
  const fields = {
    ...talent,
    photoUrl: photoUrlOf(talent),
    createdAt: talent.createdAt.toISOString(),
    updatedAt: talent.updatedAt.toISOString(),
    representation,
  };
  return {
    ...visibleFields(viewer, talent, fields, as),
    id,
    firstName,
    lastName,
    // Those as whom the own side looks could do nothing here.
    abilities: {
      edit: as === undefined && mayEditTalent(viewer, talent),
      manage: as === undefined && mayManageTalent(viewer, talent),
    },
  };
}

export function photoUrlOf({ id, photoKey }: Pick<Talent, 'id' | 'photoKey'>): string | null {
  if (photoKey === null) return null;
  const { path } = talentProfileEndpoints.profileThumbnail;
  return fillPath(path, { profileId: id }, { v: fileVersion(photoKey) });
}

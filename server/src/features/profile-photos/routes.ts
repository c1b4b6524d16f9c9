import { profilePhotoEndpoints } from '@callboard/contract/profile-photos';
import type { Routes } from '../../platform/http/route.ts';
import { agentPhotoPlace } from '../agent-profiles/photo-place.ts';
import { clientPhotoPlace } from '../client-profiles/photo-place.ts';
import { photoPlaceOf, talentPhotoPlace } from '../talent-profiles/photo-place.ts';
import { changePhoto } from './change-photo.ts';

/** Registered where files are accepted. */
export const profilePhotoRoutes: Routes = (route) => {
  route(profilePhotoEndpoints.talent, ({ platform, actor, query, files }) => {
    const { talentProfileId } = query;
    const place = talentProfileId === undefined ? talentPhotoPlace : photoPlaceOf(talentProfileId);
    return changePhoto(platform, actor, place, files);
  });

  route(profilePhotoEndpoints.client, ({ platform, actor, files }) =>
    changePhoto(platform, actor, clientPhotoPlace, files),
  );

  route(profilePhotoEndpoints.agent, ({ platform, actor, files }) =>
    changePhoto(platform, actor, agentPhotoPlace, files),
  );
};

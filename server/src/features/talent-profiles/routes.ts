import { professionalInfoEndpoints } from '@callboard/contract/professional-info';
import { professionalTraitsEndpoints } from '@callboard/contract/professional-traits';
import { PREFETCH, PURPOSE_HEADER } from '@callboard/contract/purpose';
import { talentProfileEndpoints } from '@callboard/contract/talent-profiles';
import type { FastifyReply } from 'fastify';
import type { Routes } from '../../platform/http/route.ts';
import { sendStoredImage } from '../../platform/http/stored-image.ts';
import { largestPhotoKey } from '../../platform/images/store-photo.ts';
import { recordProfileView } from '../analytics/recording/record-profile-view.ts';
import { changeAvailability } from './availability/change-availability.ts';
import { getAvailability } from './availability/get-availability.ts';
import { changeTalentProfile } from './change-talent-profile.ts';
import { getCompleteness } from './completeness/get-completeness.ts';
import { findVisiblePhoto } from './find-visible-photo.ts';
import { lookAtTalentProfile } from './get-talent-profile.ts';
import { changeInfo } from './info/change-info.ts';
import { getInfo } from './info/get-info.ts';
import { listAllTalents } from './list-all-talents.ts';
import { listKeptProfiles } from './list-kept-profiles.ts';
import { getMediaPlan } from './showcase/get-media-plan.ts';
import { changeTraits } from './traits/change-traits.ts';
import { getTraits } from './traits/get-traits.ts';

export const talentProfileRoutes: Routes = (route) => {
  route(talentProfileEndpoints.get, async ({ platform, actor, params, query, request, reply }) => {
    const profileId = params.id;
    const look = await lookAtTalentProfile(platform, actor, profileId, query.as);
    const isLook = request.headers[PURPOSE_HEADER] !== PREFETCH;
    if (isLook) {
      reply.raw.once('finish', () => recordProfileView(platform, actor, { profileId, ...look }));
    }
    return look.profile;
  });

  route(talentProfileEndpoints.kept, ({ platform, actor }) => listKeptProfiles(platform, actor));

  route(talentProfileEndpoints.listAll, ({ platform, query }) => listAllTalents(platform, query));

  route(talentProfileEndpoints.change, ({ platform, actor, params, body }) =>
    changeTalentProfile(platform, actor, params.id, body),
  );

  route(professionalTraitsEndpoints.get, ({ platform, actor, params, query }) =>
    getTraits(platform, actor, params.id, query.as),
  );

  route(professionalTraitsEndpoints.change, ({ platform, actor, params, body }) =>
    changeTraits(platform, actor, params.id, body),
  );

  route(professionalInfoEndpoints.get, ({ platform, actor, params, query }) =>
    getInfo(platform, actor, params.id, query.as),
  );

  route(professionalInfoEndpoints.change, ({ platform, actor, params, body }) =>
    changeInfo(platform, actor, params.id, body),
  );

  route(talentProfileEndpoints.availability, ({ platform, actor, params, query }) =>
    getAvailability(platform, actor, params.id, query.as),
  );

  route(talentProfileEndpoints.changeAvailability, ({ platform, actor, params, body }) =>
    changeAvailability(platform, actor, params.id, body.availability),
  );

  route(talentProfileEndpoints.completeness, ({ platform, actor, params }) =>
    getCompleteness(platform, actor, params.id),
  );

  route(talentProfileEndpoints.mediaPlan, ({ platform, actor, params }) =>
    getMediaPlan(platform, actor, params.id),
  );

  route(talentProfileEndpoints.photo, async (call) => {
    const which = { profileId: call.params.id };
    const key = await findVisiblePhoto(call.platform, call.actor, which);
    if (key === null) return sendNoPhoto(call);
    return sendStoredImage(call, await largestPhotoKey(call.platform.storage, key));
  });

  for (const endpoint of [
    talentProfileEndpoints.profileThumbnail,
    talentProfileEndpoints.photoThumbnail,
  ] as const) {
    route(endpoint, async (call) => {
      const key = await findVisiblePhoto(call.platform, call.actor, call.params);
      return key === null ? sendNoPhoto(call) : sendStoredImage(call, key);
    });
  }
};

/** An empty answer is no error in a browser's eyes, so that a talent without a photo is none. */
function sendNoPhoto({ reply }: { reply: FastifyReply }) {
  return reply.status(204).header('cache-control', 'no-store').send();
}

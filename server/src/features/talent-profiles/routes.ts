import { professionalInfoEndpoints } from '@callboard/contract/professional-info';
import { professionalTraitsEndpoints } from '@callboard/contract/professional-traits';
import { talentProfileEndpoints } from '@callboard/contract/talent-profiles';
import type { Routes } from '../../platform/http/route.ts';
import { sendStoredImage } from '../../platform/http/stored-image.ts';
import { changeAvailability } from './availability/change-availability.ts';
import { getAvailability } from './availability/get-availability.ts';
import { changeTalentProfile } from './change-talent-profile.ts';
import { getCompleteness } from './completeness/get-completeness.ts';
import { findVisiblePhoto } from './find-visible-photo.ts';
import { getTalentProfile } from './get-talent-profile.ts';
import { changeInfo } from './info/change-info.ts';
import { getInfo } from './info/get-info.ts';
import { changeTraits } from './traits/change-traits.ts';
import { getTraits } from './traits/get-traits.ts';
import { recordProfileView } from './views/record-profile-view.ts';

export const talentProfileRoutes: Routes = (route) => {
  route(talentProfileEndpoints.get, async ({ platform, actor, params, reply }) => {
    const profile = await getTalentProfile(platform, actor, params.id);
    reply.raw.once('finish', () => recordProfileView(platform, actor, profile));
    return profile;
  });

  route(talentProfileEndpoints.change, ({ platform, actor, params, body }) =>
    changeTalentProfile(platform, actor, params.id, body),
  );

  route(professionalTraitsEndpoints.get, ({ platform, actor, params }) =>
    getTraits(platform, actor, params.id),
  );

  route(professionalTraitsEndpoints.change, ({ platform, actor, params, body }) =>
    changeTraits(platform, actor, params.id, body),
  );

  route(professionalInfoEndpoints.get, ({ platform, actor, params }) =>
    getInfo(platform, actor, params.id),
  );

  route(professionalInfoEndpoints.change, ({ platform, actor, params, body }) =>
    changeInfo(platform, actor, params.id, body),
  );

  route(talentProfileEndpoints.availability, ({ platform, actor, params }) =>
    getAvailability(platform, actor, params.id),
  );

  route(talentProfileEndpoints.changeAvailability, ({ platform, actor, params, body }) =>
    changeAvailability(platform, actor, params.id, body.availability),
  );

  route(talentProfileEndpoints.completeness, ({ platform, actor, params }) =>
    getCompleteness(platform, actor, params.id),
  );

  for (const endpoint of [
    talentProfileEndpoints.profileThumbnail,
    talentProfileEndpoints.photoThumbnail,
  ] as const) {
    route(endpoint, async (call) => {
      const key = await findVisiblePhoto(call.platform, call.actor, call.params);
      // An empty answer is no error in a browser's eyes, so that a talent without a photo is none.
      if (key === null) return call.reply.status(204).header('cache-control', 'no-store').send();
      return sendStoredImage(call, key);
    });
  }
};

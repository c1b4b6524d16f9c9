import { talentProfileEndpoints } from '@callboard/contract/talent-profiles';
import type { Routes } from '../../platform/http/route.ts';
import { sendStoredImage } from '../../platform/http/stored-image.ts';
import { findVisiblePhoto } from './find-visible-photo.ts';

export const talentProfileRoutes: Routes = (route) => {
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

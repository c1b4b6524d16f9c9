import { clientProfileEndpoints } from '@callboard/contract/client-profiles';
import type { Routes } from '../../platform/http/route.ts';
import { sendStoredImage } from '../../platform/http/stored-image.ts';
import { changeClientProfile } from './change-client-profile.ts';
import { getClientPhoto } from './get-client-photo.ts';
import { getClientProfile } from './get-client-profile.ts';

export const clientProfileRoutes: Routes = (route) => {
  route(clientProfileEndpoints.get, ({ platform, actor }) => getClientProfile(platform, actor));

  route(clientProfileEndpoints.update, ({ platform, actor, body }) =>
    changeClientProfile(platform, actor, body),
  );

  route(clientProfileEndpoints.thumbnail, async (call) =>
    sendStoredImage(call, await getClientPhoto(call.platform, call.actor, call.params.id)),
  );
};

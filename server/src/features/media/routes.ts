import { mediaEndpoints } from '@callboard/contract/media';
import type { Routes } from '../../platform/http/route.ts';
import { sendStoredFile } from '../../platform/http/stored-file.ts';
import { getMedia } from './get-media.ts';
import { getVisibleFile } from './get-visible-file.ts';
import { listRefused } from './uploads/list-refused.ts';

export const mediaRoutes: Routes = (route) => {
  route(mediaEndpoints.refused, ({ platform, actor, query }) =>
    listRefused(platform, actor, query.talentProfileId),
  );

  route(mediaEndpoints.get, ({ platform, actor, params }) => getMedia(platform, actor, params.id));

  route(mediaEndpoints.file, async (call) => {
    const file = await getVisibleFile(call.platform, call.actor, call.params);
    return sendStoredFile(call, file);
  });
};

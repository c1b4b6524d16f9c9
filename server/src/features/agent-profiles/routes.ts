import { agentProfileEndpoints } from '@callboard/contract/agent-profiles';
import type { Routes } from '../../platform/http/route.ts';
import { sendStoredImage } from '../../platform/http/stored-image.ts';
import { changeAgentProfile } from './change-agent-profile.ts';
import { getAgentPhoto } from './get-agent-photo.ts';
import { getAgentProfile } from './get-agent-profile.ts';

export const agentProfileRoutes: Routes = (route) => {
  route(agentProfileEndpoints.get, ({ platform, actor }) => getAgentProfile(platform, actor));

  route(agentProfileEndpoints.update, ({ platform, actor, body }) =>
    changeAgentProfile(platform, actor, body),
  );

  route(agentProfileEndpoints.thumbnail, async (call) =>
    sendStoredImage(call, await getAgentPhoto(call.platform, call.actor, call.params.userId)),
  );
};

import { auditionInvitationEndpoints } from '@callboard/contract/audition-invitations';
import type { Routes } from '../../../platform/http/route.ts';
import { getInvitation } from '../invitations/detail/get-invitation.ts';
import { getTakes } from './get-takes.ts';
import { sendTakes } from './send-takes.ts';

export const tapeRoutes: Routes = (route) => {
  route(auditionInvitationEndpoints.sendTakes, async ({ platform, actor, params, body }) => {
    await sendTakes(platform, actor, params.id, body.takes);
    return getInvitation(platform, actor, params.id);
  });
  route(auditionInvitationEndpoints.takes, ({ platform, actor, params }) =>
    getTakes(platform, actor, params.id),
  );
};

import { invitingEndpoints } from '@callboard/contract/inviting';
import type { Routes } from '../../../platform/http/route.ts';
import { messageTalents } from '../../messaging/starting/message-talents.ts';
import { inviteToRole } from './invite-to-role.ts';

/** What is done with several talents at once. */
export const invitingRoutes: Routes = (route) => {
  route(invitingEndpoints.inviteToRole, ({ platform, actor, params, body }) =>
    inviteToRole(platform, actor, params.id, body),
  );
  route(invitingEndpoints.messageMany, ({ platform, actor, body }) =>
    messageTalents(platform, actor, { ...body, roleId: null }),
  );
};

import { teamEndpoints } from '@callboard/contract/team';
import type { Routes } from '../../platform/http/route.ts';
import { deviceOf } from '../auth/device-of.ts';
import { setSessionCookie } from '../auth/session-cookie.ts';
import { acceptInvitation } from './invitations/accept-invitation.ts';
import { declineInvitation } from './invitations/decline-invitation.ts';
import { invite } from './invitations/invite.ts';
import { joinTeam } from './invitations/join-team.ts';
import { listInvitations } from './invitations/list-invitations.ts';
import { openInvitation } from './invitations/open-invitation.ts';
import { resendInvitation } from './invitations/resend-invitation.ts';
import { revokeInvitation } from './invitations/revoke-invitation.ts';
import { changeRole } from './members/change-role.ts';
import { listMembers } from './members/list-members.ts';
import { removeMember } from './members/remove-member.ts';

export const teamRoutes: Routes = (route) => {
  route(teamEndpoints.members, ({ platform, actor, params, query }) =>
    listMembers(platform, actor, params.id, query),
  );
  route(teamEndpoints.changeRole, ({ platform, actor, params, body }) =>
    changeRole(platform, actor, { portfolioId: params.id, userId: params.userId, ...body }),
  );
  route(teamEndpoints.remove, ({ platform, actor, params }) =>
    removeMember(platform, actor, { portfolioId: params.id, userId: params.userId }),
  );

  route(teamEndpoints.invitations, ({ platform, actor, params, query }) =>
    listInvitations(platform, actor, params.id, query),
  );
  route(teamEndpoints.invite, ({ platform, actor, params, body }) =>
    invite(platform, actor, params.id, body),
  );
  route(teamEndpoints.resend, ({ platform, actor, params: { id, invitationId } }) =>
    resendInvitation(platform, actor, { portfolioId: id, invitationId }),
  );
  route(teamEndpoints.revoke, ({ platform, actor, params: { id, invitationId } }) =>
    revokeInvitation(platform, actor, { portfolioId: id, invitationId }),
  );

  route(teamEndpoints.open, ({ platform, params }) => openInvitation(platform, params.token));
  route(teamEndpoints.accept, ({ platform, actor, params }) =>
    acceptInvitation(platform, actor, params.token),
  );
  route(teamEndpoints.decline, ({ platform, params }) => declineInvitation(platform, params.token));
  route(teamEndpoints.join, async ({ platform, params, body, request, reply }) => {
    const { token, ...joined } = await joinTeam(platform, params.token, body, deviceOf(request));
    setSessionCookie(platform, reply, token);
    return joined;
  });
};

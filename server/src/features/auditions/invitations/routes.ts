import { auditionInvitationEndpoints } from '@callboard/contract/audition-invitations';
import type { Routes } from '../../../platform/http/route.ts';
import { answer } from './answering/answer.ts';
import { getInvitation } from './detail/get-invitation.ts';
import { listInvitations, listOwnInvitations } from './list-invitations.ts';

export const invitationRoutes: Routes = (route) => {
  route(auditionInvitationEndpoints.invitationsOfTalent, ({ platform, actor, query }) =>
    listInvitations(platform, actor, query.talentUserId),
  );

  route(auditionInvitationEndpoints.invitations, ({ platform, actor, query }) =>
    listOwnInvitations(platform, actor, query.portfolioId),
  );

  route(auditionInvitationEndpoints.get, ({ platform, actor, params }) =>
    getInvitation(platform, actor, params.id),
  );

  route(auditionInvitationEndpoints.answer, ({ platform, actor, params, body }) =>
    answer(platform, actor, params.id, body),
  );
};

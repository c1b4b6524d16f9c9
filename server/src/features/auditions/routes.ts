import { auditionEndpoints } from '@callboard/contract/auditions';
import type { Routes } from '../../platform/http/route.ts';
import { listInvitations } from './list-invitations.ts';

export const auditionRoutes: Routes = (route) => {
  route(auditionEndpoints.invitationsOfTalent, ({ platform, actor, query }) =>
    listInvitations(platform, actor, query.talentUserId),
  );
};

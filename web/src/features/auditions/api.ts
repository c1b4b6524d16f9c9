import type { auditionInvitationEndpoints } from '@callboard/contract/audition-invitations';
import { CACHE_TIMES } from '@callboard/contract/cache-times';
import { COUNT_CALLS } from '@callboard/contract/count-calls';
import { queryAt } from '../../lib/query-client.ts';

export const invitationsOfTalentQuery = (talentUserId: string) =>
  queryAt<typeof auditionInvitationEndpoints.invitationsOfTalent>(
    COUNT_CALLS.invitationsOfTalent,
    { query: { talentUserId } },
    CACHE_TIMES.invitationsCount,
  );

export { LateSessions } from './late-sessions.ts';

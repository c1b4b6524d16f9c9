import type { auditionEndpoints } from '@callboard/contract/auditions';
import { CACHE_TIMES } from '@callboard/contract/cache-times';
import { COUNT_CALLS } from '@callboard/contract/count-calls';
import { queryAt } from '../../lib/query-client.ts';

export const invitationsOfTalentQuery = (talentUserId: string) =>
  queryAt<typeof auditionEndpoints.invitationsOfTalent>(
    COUNT_CALLS.invitationsOfTalent,
    { query: { talentUserId } },
    CACHE_TIMES.invitationsCount,
  );

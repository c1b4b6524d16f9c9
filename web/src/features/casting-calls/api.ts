import { CACHE_TIMES } from '@callboard/contract/cache-times';
import type { castingCallEndpoints } from '@callboard/contract/casting-calls';
import { COUNT_CALLS } from '@callboard/contract/count-calls';
import { queryAt } from '../../lib/query-client.ts';

/** For its total: the shortest page there is. */
export const opportunityCountQuery = (talentProfileId: string) =>
  queryAt<typeof castingCallEndpoints.opportunitiesForTalent>(
    COUNT_CALLS.opportunitiesForTalent,
    { query: { talentProfileId, limit: 1 } },
    CACHE_TIMES.opportunitiesCount,
  );

export { FitMark } from './fit-mark.tsx';
export { FitReasons } from './fit-reasons.tsx';
export { useRoleNames } from './use-role-names.ts';

import type { agentProfileEndpoints } from '@callboard/contract/agent-profiles';
import { CACHE_TIMES } from '@callboard/contract/cache-times';
import type { clientProfileEndpoints } from '@callboard/contract/client-profiles';
import { PROFILE_CALLS } from '@callboard/contract/profile-calls';
import { queryOptions, skipToken } from '@tanstack/react-query';
import { queryAt } from '../../lib/query-client.ts';

/** Apart from the page's other calls: the top bar reads these too, and does without their schemas. */

export const clientProfileQuery = queryAt<typeof clientProfileEndpoints.get>(
  PROFILE_CALLS.client,
  {},
  CACHE_TIMES.clientProfile,
);

export const agentProfileQuery = queryAt<typeof agentProfileEndpoints.get>(PROFILE_CALLS.agent, {});

/**
 * Where the photo is that a talent has just chosen. It is never asked for: the address that everyone
 * knows does until then.
 */
export const talentPhotoQuery = (userId: string | undefined) =>
  queryOptions<string>({
    queryKey: ['own talent photo', userId],
    queryFn: skipToken,
    staleTime: Number.POSITIVE_INFINITY,
  });

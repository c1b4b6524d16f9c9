import type { agentProfileEndpoints } from '@callboard/contract/agent-profiles';
import { CACHE_TIMES } from '@callboard/contract/cache-times';
import type { clientProfileEndpoints } from '@callboard/contract/client-profiles';
import { PROFILE_CALLS } from '@callboard/contract/profile-calls';
import { queryAt } from '../../lib/query-client.ts';

/** Apart from the page's other calls: the top bar reads these too, and does without their schemas. */

export const clientProfileQuery = queryAt<typeof clientProfileEndpoints.get>(
  PROFILE_CALLS.client,
  {},
  CACHE_TIMES.clientProfile,
);

export const agentProfileQuery = queryAt<typeof agentProfileEndpoints.get>(PROFILE_CALLS.agent, {});

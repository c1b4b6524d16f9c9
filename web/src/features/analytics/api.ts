import { applicationEndpoints } from '@callboard/contract/applications';
import { LIMITS } from '@callboard/contract/limits';
import { endpointQuery } from '../../lib/query-client.ts';

/** As many as come at once; who has more reads of how many it is. */
export const stagesQuery = (talentProfileId: string) =>
  endpointQuery(applicationEndpoints.listOfTalent, {
    query: { talentProfileId, limit: LIMITS.pageSizeMax },
  });

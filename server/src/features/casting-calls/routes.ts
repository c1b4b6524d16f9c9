import { castingCallEndpoints } from '@callboard/contract/casting-calls';
import type { Routes } from '../../platform/http/route.ts';
import { listOpportunities, listOpportunitiesForTalent } from './list-opportunities.ts';

export const castingCallRoutes: Routes = (route) => {
  route(castingCallEndpoints.opportunities, ({ platform, actor, query }) =>
    listOpportunities(platform, actor, query),
  );

  route(castingCallEndpoints.opportunitiesForTalent, ({ platform, actor, query }) =>
    listOpportunitiesForTalent(platform, actor, query),
  );
};

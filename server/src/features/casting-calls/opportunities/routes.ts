import { castingCallEndpoints } from '@callboard/contract/casting-calls';
import type { Routes } from '../../../platform/http/route.ts';
import { recordCallView } from '../../analytics/recording/record-call-view.ts';
import { listOpportunities, listOpportunitiesForTalent } from './list-opportunities.ts';
import { getCall } from './one-call/get-call.ts';

/** What talents and agents see of calls. */
export const opportunityRoutes: Routes = (route) => {
  route(castingCallEndpoints.opportunities, ({ platform, actor, query }) =>
    listOpportunities(platform, actor, query),
  );

  route(castingCallEndpoints.opportunitiesForTalent, ({ platform, actor, query }) =>
    listOpportunitiesForTalent(platform, actor, query),
  );

  route(castingCallEndpoints.get, async ({ platform, actor, params, query, reply }) => {
    const look = { callId: params.id, ...query };
    const call = await getCall(platform, actor, look);
    reply.raw.once('finish', () => recordCallView(platform, actor, look));
    return call;
  });
};

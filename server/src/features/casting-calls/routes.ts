import { callReviewEndpoints } from '@callboard/contract/call-review';
import { castingCallEndpoints as endpoints } from '@callboard/contract/casting-calls';
import type { Routes } from '../../platform/http/route.ts';
import { getAudience } from './audience/get-audience.ts';
import { listAgencies } from './audience/list-agencies.ts';
import { endCallWithAnswers } from './ending/end-call.ts';
import { getEnding } from './ending/get-ending.ts';
import { changeCall } from './posting/change-call.ts';
import { publishRoles } from './posting/publish-roles.ts';
import { decideCall } from './review/decide-call.ts';
import { getReviewedCall } from './review/get-reviewed-call.ts';
import { listReviewQueue } from './review/list-review-queue.ts';

/** What a production's team does with its calls, and what moderators decide. */
export const castingCallRoutes: Routes = (route) => {
  route(endpoints.publish, ({ platform, actor, params, body }) =>
    publishRoles(platform, actor, params.id, body),
  );
  route(endpoints.change, ({ platform, actor, params, body }) =>
    changeCall(platform, actor, params.id, body),
  );
  route(endpoints.audience, ({ platform, actor, params }) =>
    getAudience(platform, actor, params.id),
  );
  route(endpoints.ending, ({ platform, actor, params }) => getEnding(platform, actor, params.id));
  route(endpoints.end, ({ platform, actor, params, body }) =>
    endCallWithAnswers(platform, actor, params.id, body),
  );
  route(endpoints.agencies, ({ platform, query }) => listAgencies(platform, query.search));
  route(callReviewEndpoints.reviewQueue, ({ platform, query }) => listReviewQueue(platform, query));
  route(callReviewEndpoints.review, ({ platform, params }) => getReviewedCall(platform, params.id));
  route(callReviewEndpoints.decide, ({ platform, actor, params, body: { decision, reason } }) =>
    decideCall(
      platform,
      actor,
      params.id,
      decision === 'publish' ? { decision } : { decision, reason: reason ?? '' },
    ),
  );
};

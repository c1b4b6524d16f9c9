import { holdEndpoints } from '@callboard/contract/holds';
import type { Routes } from '../../../platform/http/route.ts';
import { challengeHold } from './challenge-hold.ts';
import { confirmHold } from './confirm-hold.ts';
import { giveHold } from './give-hold.ts';
import { listOfRole, listOwn } from './list-holds.ts';
import { releaseHold } from './release-hold.ts';
import { requestHolds } from './request-holds.ts';

export const holdRoutes: Routes = (route) => {
  route(holdEndpoints.request, ({ platform, actor, params, body }) =>
    requestHolds(platform, actor, params.id, body),
  );

  route(holdEndpoints.ofRole, ({ platform, actor, params }) =>
    listOfRole(platform, actor, params.id),
  );

  route(holdEndpoints.own, ({ platform, actor, query }) =>
    listOwn(platform, actor, query.talentProfileId),
  );

  route(holdEndpoints.give, ({ platform, actor, params, body }) =>
    giveHold(platform, actor, params.id, body.rank),
  );

  route(holdEndpoints.challenge, ({ platform, actor, params }) =>
    challengeHold(platform, actor, params.id),
  );

  route(holdEndpoints.confirm, ({ platform, actor, params }) =>
    confirmHold(platform, actor, params.id),
  );

  route(holdEndpoints.release, ({ platform, actor, params, body }) =>
    releaseHold(platform, actor, params.id, body.note),
  );
};

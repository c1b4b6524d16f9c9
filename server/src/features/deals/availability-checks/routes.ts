import { availabilityCheckEndpoints } from '@callboard/contract/availability-checks';
import type { Routes } from '../../../platform/http/route.ts';
import { answer } from './answer.ts';
import { ask } from './ask.ts';
import { listOfRole } from './list-of-role.ts';
import { listOwn } from './list-own.ts';

export const availabilityCheckRoutes: Routes = (route) => {
  route(availabilityCheckEndpoints.ask, ({ platform, actor, params, body }) =>
    ask(platform, actor, params.id, body),
  );

  route(availabilityCheckEndpoints.ofRole, ({ platform, actor, params }) =>
    listOfRole(platform, actor, params.id),
  );

  route(availabilityCheckEndpoints.own, ({ platform, actor, query }) =>
    listOwn(platform, actor, query.talentProfileId),
  );

  route(availabilityCheckEndpoints.answer, ({ platform, actor, params, body }) =>
    answer(platform, actor, params.id, body),
  );
};

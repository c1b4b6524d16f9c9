import { representationEndpoints as endpoints } from '@callboard/contract/representation';
import type { Routes } from '../../../platform/http/route.ts';
import { confirmRepresentation } from './confirm-representation.ts';
import { endRepresentation } from './end-representation.ts';
import { listRepresentations } from './list-representations.ts';
import { proposeTerms } from './propose-terms.ts';
import { requestRepresentation } from './request-representation.ts';

export const representationRoutes: Routes = (route) => {
  route(endpoints.request, ({ platform, actor, params, body }) =>
    requestRepresentation(platform, actor, params.id, body),
  );

  route(endpoints.listOfTalent, ({ platform, actor, params }) =>
    listRepresentations(platform, actor, params.id),
  );

  route(endpoints.propose, ({ platform, actor, params, body }) =>
    proposeTerms(platform, actor, params.id, body),
  );

  route(endpoints.confirm, ({ platform, actor, params }) =>
    confirmRepresentation(platform, actor, params.id),
  );

  route(endpoints.end, ({ platform, actor, params, body }) =>
    endRepresentation(platform, actor, params.id, body.reason),
  );
};

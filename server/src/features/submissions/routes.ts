import { submissionEndpoints } from '@callboard/contract/submissions';
import type { Routes } from '../../platform/http/route.ts';
import { getGrid } from './get-grid.ts';
import { listCandidates } from './list-candidates.ts';
import { submitTalents } from './submit-talents.ts';

export const submissionRoutes: Routes = (route) => {
  route(submissionEndpoints.candidates, ({ platform, actor, params, query }) =>
    listCandidates(platform, actor, { callId: params.id, portfolioId: query.portfolioId }),
  );

  route(submissionEndpoints.grid, ({ platform, actor, params, query }) =>
    getGrid(platform, actor, { breakdownId: params.id, portfolioId: query.portfolioId }),
  );

  route(submissionEndpoints.submit, ({ platform, actor, body }) =>
    submitTalents(platform, actor, body),
  );
};

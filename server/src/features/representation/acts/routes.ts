import { actsForTalentEndpoints } from '@callboard/contract/acts-for-talent';
import type { Routes } from '../../../platform/http/route.ts';
import { listActs } from './list-acts.ts';

export const actsForTalentRoutes: Routes = (route) => {
  route(actsForTalentEndpoints.list, ({ platform, actor, params, query }) =>
    listActs(platform, actor, params.id, query),
  );
};

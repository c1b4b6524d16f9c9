import { talentSearchEndpoints } from '@callboard/contract/talent-search';
import type { Routes } from '../../platform/http/route.ts';
import { searchTalents } from './asking/search-talents.ts';

export const talentSearchRoutes: Routes = (route) => {
  route(talentSearchEndpoints.talentSearch, ({ platform, actor, query }) =>
    searchTalents(platform, actor, query),
  );
};

import { talentSearchEndpoints } from '@callboard/contract/talent-search';
import type { Routes } from '../../platform/http/route.ts';
import { recordSearch } from '../analytics/recording/record-search.ts';
import { searchTalents } from './asking/search-talents.ts';

export const talentSearchRoutes: Routes = (route) => {
  route(talentSearchEndpoints.talentSearch, async ({ platform, actor, query, reply }) => {
    const results = await searchTalents(platform, actor, query);
    reply.raw.once('finish', () => recordSearch(platform, actor, query, results));
    return results;
  });
};

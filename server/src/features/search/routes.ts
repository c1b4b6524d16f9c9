import { searchEndpoints } from '@callboard/contract/search';
import type { Routes } from '../../platform/http/route.ts';
import { searchOwn } from './search-own.ts';

export const searchRoutes: Routes = (route) => {
  route(searchEndpoints.search, ({ platform, actor, query }) =>
    searchOwn(platform, actor, query.query),
  );
};

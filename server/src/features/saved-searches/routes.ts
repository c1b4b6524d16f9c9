import { savedSearchEndpoints } from '@callboard/contract/saved-searches';
import type { Routes } from '../../platform/http/route.ts';
import {
  changeSearch,
  forgetSearch,
  listOwnSearches,
  openSearch,
  saveSearch,
} from './keep-searches.ts';

export const savedSearchRoutes: Routes = (route) => {
  route(savedSearchEndpoints.savedSearches, ({ platform, actor }) =>
    listOwnSearches(platform, actor),
  );
  route(savedSearchEndpoints.saveSearch, ({ platform, actor, body }) =>
    saveSearch(platform, actor, body),
  );
  route(savedSearchEndpoints.changeSavedSearch, ({ platform, actor, params, body }) =>
    changeSearch(platform, actor, params.id, body),
  );
  route(savedSearchEndpoints.openSavedSearch, ({ platform, actor, params }) =>
    openSearch(platform, actor, params.id),
  );
  route(savedSearchEndpoints.forgetSavedSearch, ({ platform, actor, params }) =>
    forgetSearch(platform, actor, params.id),
  );
};

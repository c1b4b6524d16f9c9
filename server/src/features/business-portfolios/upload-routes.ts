import { businessPortfolioEndpoints } from '@callboard/contract/business-portfolios';
import type { Routes } from '../../platform/http/route.ts';
import { setLogo } from './logo/set-logo.ts';

/** Registered where files are accepted. */
export const businessPortfolioUploadRoutes: Routes = (route) => {
  route(businessPortfolioEndpoints.setLogo, ({ platform, actor, params, files }) =>
    setLogo(platform, actor, params.id, files.logo),
  );
};

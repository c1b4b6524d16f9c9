import { businessPortfolioEndpoints } from '@callboard/contract/business-portfolios';
import type { Routes } from '../../platform/http/route.ts';
import { createPortfolio } from './create-portfolio.ts';
import { getUserRole } from './get-user-role.ts';
import { listPortfolios } from './list-portfolios.ts';

export const businessPortfolioRoutes: Routes = (route) => {
  route(businessPortfolioEndpoints.list, ({ platform, actor }) => listPortfolios(platform, actor));

  route(businessPortfolioEndpoints.create, ({ platform, actor, body }) =>
    createPortfolio(platform, actor, body),
  );

  route(businessPortfolioEndpoints.userRole, ({ platform, actor, params }) =>
    getUserRole(platform, actor, params.id),
  );
};

import { businessPortfolioEndpoints } from '@callboard/contract/business-portfolios';
import type { Routes } from '../../platform/http/route.ts';
import { createPortfolio } from './create-portfolio.ts';
import { getCounters } from './get-counters.ts';
import { getUserRole } from './get-user-role.ts';
import { listPortfolios } from './list-portfolios.ts';
import { listTalent } from './list-talent.ts';

export const businessPortfolioRoutes: Routes = (route) => {
  route(businessPortfolioEndpoints.list, ({ platform, actor }) => listPortfolios(platform, actor));

  route(businessPortfolioEndpoints.create, ({ platform, actor, body }) =>
    createPortfolio(platform, actor, body),
  );

  route(businessPortfolioEndpoints.userRole, ({ platform, actor, params }) =>
    getUserRole(platform, actor, params.id),
  );

  route(businessPortfolioEndpoints.talent, ({ platform, actor, params, query }) =>
    listTalent(platform, actor, params.id, query.before),
  );

  route(businessPortfolioEndpoints.counters, ({ platform, actor, params }) =>
    getCounters(platform, actor, params.id),
  );
};

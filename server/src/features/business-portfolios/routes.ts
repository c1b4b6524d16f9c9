import { businessPortfolioEndpoints } from '@callboard/contract/business-portfolios';
import type { Routes } from '../../platform/http/route.ts';
import { sendStoredImage } from '../../platform/http/stored-image.ts';
import { changePortfolio } from './change-portfolio.ts';
import { createPortfolio } from './create-portfolio.ts';
import { getContents } from './ending/get-contents.ts';
import { removePortfolio } from './ending/remove-portfolio.ts';
import { getCounters } from './get-counters.ts';
import { getPortfolio } from './get-portfolio.ts';
import { getUserRole } from './get-user-role.ts';
import { listAllPortfolios } from './list-all-portfolios.ts';
import { listPortfolios } from './list-portfolios.ts';
import { listTalent } from './list-talent.ts';
import { getLogo } from './logo/get-logo.ts';
import { removeLogo } from './logo/remove-logo.ts';
import { leavePortfolio } from './ownership/leave-portfolio.ts';
import { transferPortfolio } from './ownership/transfer-portfolio.ts';

export const businessPortfolioRoutes: Routes = (route) => {
  route(businessPortfolioEndpoints.list, ({ platform, actor }) => listPortfolios(platform, actor));

  route(businessPortfolioEndpoints.create, ({ platform, actor, body }) =>
    createPortfolio(platform, actor, body),
  );

  route(businessPortfolioEndpoints.listAll, ({ platform, query }) =>
    listAllPortfolios(platform, query),
  );

  route(businessPortfolioEndpoints.get, ({ platform, actor, params }) =>
    getPortfolio(platform, actor, params.id),
  );

  route(businessPortfolioEndpoints.change, ({ platform, actor, params, body }) =>
    changePortfolio(platform, actor, params.id, body),
  );

  route(businessPortfolioEndpoints.logo, async (call) =>
    sendStoredImage(call, await getLogo(call.platform, call.params.id)),
  );

  route(businessPortfolioEndpoints.removeLogo, ({ platform, actor, params }) =>
    removeLogo(platform, actor, params.id),
  );

  route(businessPortfolioEndpoints.contents, ({ platform, actor, params }) =>
    getContents(platform, actor, params.id),
  );

  route(businessPortfolioEndpoints.remove, ({ platform, actor, params, body }) =>
    removePortfolio(platform, actor, params.id, body.name),
  );

  route(businessPortfolioEndpoints.transfer, ({ platform, actor, params, body }) =>
    transferPortfolio(platform, actor, params.id, body.userId),
  );

  route(businessPortfolioEndpoints.leave, ({ platform, actor, params }) =>
    leavePortfolio(platform, actor, params.id),
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

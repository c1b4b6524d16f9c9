import { portfolioItemEndpoints } from '@callboard/contract/portfolio-items';
import type { Routes } from '../../../platform/http/route.ts';
import { putInOrder } from '../showcase/put-in-order.ts';
import { removeItem } from '../showcase/remove-item.ts';
import { addItem } from './add-item.ts';
import { changeItem } from './change-item.ts';
import { getItem } from './get-item.ts';
import { listPortfolio } from './list-portfolio.ts';
import { PORTFOLIO } from './shelf.ts';

export const portfolioItemRoutes: Routes = (route) => {
  route(portfolioItemEndpoints.list, ({ platform, actor, params, query }) =>
    listPortfolio(platform, actor, params.id, query.as),
  );

  route(portfolioItemEndpoints.get, ({ platform, actor, params }) =>
    getItem(platform, actor, { profileId: params.id, itemId: params.itemId }),
  );

  route(portfolioItemEndpoints.add, ({ platform, actor, params, body }) =>
    addItem(platform, actor, params.id, body),
  );

  route(portfolioItemEndpoints.change, ({ platform, actor, params, body }) =>
    changeItem(platform, actor, { profileId: params.id, itemId: params.itemId }, body),
  );

  route(portfolioItemEndpoints.remove, ({ platform, actor, params }) =>
    removeItem(platform, actor, PORTFOLIO, { profileId: params.id, id: params.itemId }),
  );

  route(portfolioItemEndpoints.order, ({ platform, actor, params, body }) =>
    putInOrder(platform, actor, PORTFOLIO, { profileId: params.id, ids: body.ids }),
  );
};

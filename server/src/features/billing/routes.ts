import { billingEndpoints } from '@callboard/contract/billing';
import type { Routes } from '../../platform/http/route.ts';
import { getBilling } from './get-billing.ts';
import { beginCheckout } from './managing/begin-checkout.ts';
import { cancelPlan, resumePlan } from './managing/cancel-plan.ts';
import { changeInterval } from './managing/change-interval.ts';
import { openPortal } from './managing/open-portal.ts';
import { settleCheckout } from './managing/settle-checkout.ts';
import { currentProviderName } from './providers/provider-of.ts';
import { getOrder } from './try-out/get-order.ts';
import { payOrder } from './try-out/pay-order.ts';
import { playRenewal } from './try-out/play-renewal.ts';

export const billingRoutes: Routes = (route) => {
  route(billingEndpoints.get, ({ platform, actor, query }) => getBilling(platform, actor, query));

  route(billingEndpoints.provider, async ({ platform }) => ({
    provider: currentProviderName(platform),
  }));

  route(billingEndpoints.checkout, ({ platform, actor, body }) =>
    beginCheckout(platform, actor, body),
  );

  route(billingEndpoints.settle, ({ platform, actor, params }) =>
    settleCheckout(platform, actor, params.reference),
  );

  route(billingEndpoints.change, ({ platform, actor, body }) =>
    changeInterval(platform, actor, body),
  );

  route(billingEndpoints.cancel, ({ platform, actor, body }) => cancelPlan(platform, actor, body));

  route(billingEndpoints.resume, ({ platform, actor, body }) => resumePlan(platform, actor, body));

  route(billingEndpoints.portal, ({ platform, actor, body }) => openPortal(platform, actor, body));

  route(billingEndpoints.tryOutOrder, ({ platform, actor, params }) =>
    getOrder(platform, actor, params.id),
  );

  route(billingEndpoints.tryOutPay, ({ platform, actor, params, body }) =>
    payOrder(platform, actor, { ...params, ...body }),
  );

  route(billingEndpoints.tryOutRenewal, ({ platform, actor, body }) =>
    playRenewal(platform, actor, body),
  );
};

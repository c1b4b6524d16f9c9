import type { billingEndpoints } from '@callboard/contract/billing';
import { CACHE_TIMES } from '@callboard/contract/cache-times';
import { queryAt } from '../../lib/query-client.ts';
import { keyOfPath } from '../../lib/query-key.ts';

/** By their paths alone: places that only show a plan do without schemas. */
type Endpoints = typeof billingEndpoints;

const BILLING = '/api/billing';

/** Agents name the portfolio; everyone else has one plan, their own or their company's. */
export type Whose = { portfolioId?: string };

/** The beginning of the keys of all plans. */
export const KEY_OF_PLANS = keyOfPath(BILLING);

export const billingQuery = (whose: Whose) =>
  queryAt<Endpoints['get']>({ method: 'GET', path: BILLING }, { query: whose });

/** For admins: whether real money is taken here. */
export const providerQuery = queryAt<Endpoints['provider']>(
  { method: 'GET', path: `${BILLING}/provider` },
  {},
);

/** Paid once, it is paid: whoever comes back to it sees so. */
export const tryOutOrderQuery = (id: string) =>
  queryAt<Endpoints['tryOutOrder']>(
    { method: 'GET', path: `${BILLING}/try-out/{id}` },
    { params: { id } },
    { ...CACHE_TIMES.default, fresh: 0 },
  );

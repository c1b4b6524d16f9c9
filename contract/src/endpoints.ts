import { accountEndpoints } from './account.ts';
import { authEndpoints } from './auth.ts';
import { businessPortfolioEndpoints } from './business-portfolios.ts';
import type { Endpoint } from './endpoint.ts';
import { errorLogEndpoints } from './error-logs.ts';
import { referenceDataEndpoints } from './reference-data.ts';
import { mailboxEndpoints, serviceEndpoints, siteEndpoints } from './service.ts';

/** Every call of the product, by feature. */
export const ENDPOINTS: Record<string, Record<string, Endpoint>> = {
  account: accountEndpoints,
  auth: authEndpoints,
  'business-portfolios': businessPortfolioEndpoints,
  'error-logs': errorLogEndpoints,
  'reference-data': referenceDataEndpoints,
  service: serviceEndpoints,
  mailbox: mailboxEndpoints,
  site: siteEndpoints,
};

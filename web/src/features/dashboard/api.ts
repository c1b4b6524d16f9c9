import { CACHE_TIMES } from '@callboard/contract/cache-times';
import { dashboardEndpoints } from '@callboard/contract/dashboard';
import { endpointQuery } from '../../lib/query-client.ts';

export const dashboardQuery = endpointQuery(dashboardEndpoints.get, {}, CACHE_TIMES.tasks);

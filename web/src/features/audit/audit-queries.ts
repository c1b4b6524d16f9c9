import type { adminUserEndpoints } from '@callboard/contract/admin-users';
import type { auditEndpoints } from '@callboard/contract/audit';
import { fillPath } from '@callboard/contract/endpoint';
import { ASKED_ANEW, pagesAt } from '../../lib/pages-query.ts';
import { queryAt } from '../../lib/query-client.ts';
import type { TrailFilters } from './use-trail-filters.ts';

/** By their paths alone: the list is there before schemas are. */
type Endpoints = typeof auditEndpoints;

const PATH = '/api/admin/audit';

export const trailQuery = (filters: TrailFilters) =>
  pagesAt<Endpoints['trail']>(PATH, filters, ASKED_ANEW);

export const actsQuery = queryAt<Endpoints['acts']>({ method: 'GET', path: `${PATH}/acts` }, {});

export const peopleQuery = (search: string) =>
  queryAt<(typeof adminUserEndpoints)['list']>(
    { method: 'GET', path: '/api/admin/users' },
    { query: { search, limit: 20 } },
  );

/** Where the browser fetches the trail as a file. */
export const exportAddress = (filters: TrailFilters) => fillPath(`${PATH}/export`, {}, filters);

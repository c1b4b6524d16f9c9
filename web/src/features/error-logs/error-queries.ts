import type { errorLogEndpoints } from '@callboard/contract/error-logs';
import { callAt } from '../../lib/api-client.ts';
import { pagesAt } from '../../lib/pages-query.ts';
import { queryAt } from '../../lib/query-client.ts';
import { keyOfPath } from '../../lib/query-key.ts';
import type { ErrorFilters } from './use-error-filters.ts';

/** By their paths alone: the list is there before schemas are. */
type Endpoints = typeof errorLogEndpoints;

const PATH = '/api/admin/error-logs';
/** The beginning of the keys of all that is read here. */
export const ERRORS_KEY = keyOfPath(PATH);

export const errorsQuery = (filters: ErrorFilters) => pagesAt<Endpoints['list']>(PATH, filters);

export const errorQuery = (id: string) =>
  queryAt<Endpoints['get']>({ method: 'GET', path: `${PATH}/{id}` }, { params: { id } });

export const resolveError = (id: string) =>
  callAt<Endpoints['resolve']>(
    { method: 'POST', path: `${PATH}/{id}/resolve` },
    { params: { id } },
  );

export const reopenError = (id: string) =>
  callAt<Endpoints['reopen']>({ method: 'POST', path: `${PATH}/{id}/reopen` }, { params: { id } });

import type { adminUserEndpoints } from '@callboard/contract/admin-users';
import { pagesAt } from '../../lib/pages-query.ts';
import { queryAt } from '../../lib/query-client.ts';
import { keyOfPath } from '../../lib/query-key.ts';
import type { UserFilters } from './use-user-filters.ts';

/** By their paths alone: the list is there before schemas are. */
type Endpoints = typeof adminUserEndpoints;

const PATH = '/api/admin/users';
/** The beginning of the keys of all that is read here. */
export const USERS_KEY = keyOfPath(PATH);

export const usersQuery = (filters: UserFilters) => pagesAt<Endpoints['list']>(PATH, filters);

/** Always asked anew: people act while a moderator makes up their mind. */
export const userQuery = (id: string) => ({
  ...queryAt<Endpoints['get']>({ method: 'GET', path: `${PATH}/{id}` }, { params: { id } }),
  staleTime: 0,
});

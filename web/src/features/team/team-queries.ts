import { LIMITS } from '@callboard/contract/limits';
import type { teamEndpoints } from '@callboard/contract/team';
import { queryAt } from '../../lib/query-client.ts';
import { keyOfPortfolio } from '../business-portfolios/api.ts';

/** By their paths alone: lists show before any schema has come. */
export type TeamEndpoints = typeof teamEndpoints;

export const PORTFOLIO_PATH = '/api/business-portfolios/{id}';
export const OPENED_PATH = '/api/team-invitations/{token}';

export const membersKey = (id: string) => [...keyOfPortfolio(id), 'team-members'];
export const invitationsKey = (id: string) => [...keyOfPortfolio(id), 'team-invitations'];

/** A team and those it has invited are together no more than one page. */
const ALL = { limit: LIMITS.teamMembers };

export const membersQuery = (id: string) =>
  queryAt<TeamEndpoints['members']>(
    { method: 'GET', path: `${PORTFOLIO_PATH}/team-members` },
    { params: { id }, query: ALL },
  );

export const invitationsQuery = (id: string) =>
  queryAt<TeamEndpoints['invitations']>(
    { method: 'GET', path: `${PORTFOLIO_PATH}/team-invitations` },
    { params: { id }, query: ALL },
  );

export const openedQuery = (token: string) =>
  queryAt<TeamEndpoints['open']>({ method: 'GET', path: OPENED_PATH }, { params: { token } });

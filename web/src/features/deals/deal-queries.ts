import { availabilityCheckEndpoints } from '@callboard/contract/availability-checks';
import type { ResultOf } from '@callboard/contract/endpoint';
import { holdEndpoints } from '@callboard/contract/holds';
import { offerEndpoints } from '@callboard/contract/offers';
import { productionRoleEndpoints } from '@callboard/contract/production-roles';
import type { QueryClient } from '@tanstack/react-query';
import { endpointQuery } from '../../lib/query-client.ts';
import { keyOfPath } from '../../lib/query-key.ts';

export const checksQuery = (roleId: string) =>
  endpointQuery(availabilityCheckEndpoints.ofRole, { params: { id: roleId } });

/** As its team reads it: with whether something is in the way. */
export type TeamCheck = ResultOf<typeof availabilityCheckEndpoints.ofRole>['items'][number];

export const holdsQuery = (roleId: string) =>
  endpointQuery(holdEndpoints.ofRole, { params: { id: roleId } });

export const offersQuery = (applicationId: string) =>
  endpointQuery(offerEndpoints.ofApplication, { params: { id: applicationId } });

/** Its dates and its pay are where every question begins. The page around has read it already. */
export const roleQuery = (roleId: string) =>
  endpointQuery(productionRoleEndpoints.get, { params: { id: roleId } });

/** Whatever was asked, held or offered for a role is asked for again where it is shown. */
export function refreshDeals(queries: QueryClient, roleId: string): void {
  for (const { queryKey } of [checksQuery(roleId), holdsQuery(roleId)]) {
    void queries.invalidateQueries({ queryKey });
  }
  const applications = keyOfPath('/api/applications');
  void queries.invalidateQueries({
    predicate: ({ queryKey }) => queryKey[0] === applications[0] && queryKey[2] === 'offers',
  });
}

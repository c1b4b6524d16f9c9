import { backgroundEndpoints } from '@callboard/contract/background';
import type { QueryClient } from '@tanstack/react-query';
import { endpointQuery } from '../../lib/query-client.ts';

export const daysQuery = (roleId: string) =>
  endpointQuery(backgroundEndpoints.days, { params: { id: roleId } });

export function refreshDays(queries: QueryClient, roleId: string): void {
  void queries.invalidateQueries({ queryKey: daysQuery(roleId).queryKey });
}

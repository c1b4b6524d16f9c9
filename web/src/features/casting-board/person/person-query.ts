import type { TeamApplication } from '@callboard/contract/casting-board';
import { useQuery } from '@tanstack/react-query';
import { queryAt } from '../../../lib/query-client.ts';
import { BOARD_CALLS, type Calls } from '../calls.ts';

export const applicationQuery = (id: string) =>
  queryAt<Calls['get']>(BOARD_CALLS.get, { params: { id } });

/** As the team sees it; whoever reaches a board sees nothing else. */
export function useApplication(id: string, { isOn = true } = {}) {
  const query = useQuery({ ...applicationQuery(id), enabled: isOn });
  const data: TeamApplication | undefined = query.data?.view === 'team' ? query.data : undefined;
  return { data, isError: query.isError, error: query.error, refetch: query.refetch };
}

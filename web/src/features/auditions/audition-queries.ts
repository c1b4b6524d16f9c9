import type { ResultOf } from '@callboard/contract/endpoint';
import { infiniteQueryOptions, type QueryClient } from '@tanstack/react-query';
import { callAt } from '../../lib/api-client.ts';
import { queryAt } from '../../lib/query-client.ts';
import { keyOfPath } from '../../lib/query-key.ts';
import { AUDITION_CALLS, type Calls } from './calls.ts';

export type Candidate = ResultOf<Calls['candidates']>['items'][number];

const AUDITIONS_KEY = keyOfPath('/api/auditions');

export const auditionQuery = (id: string) =>
  queryAt<Calls['get']>(AUDITION_CALLS.get, { params: { id } });

const sessionsKey = (productionId: string) =>
  keyOfPath(`/api/productions/${productionId}/auditions`);

/** A production's sessions, or one role's. */
export const sessionsQuery = (productionId: string, roleId?: string) =>
  infiniteQueryOptions({
    queryKey: [...sessionsKey(productionId), { pages: true, roleId }],
    queryFn: ({ pageParam: cursor, signal }) =>
      callAt<Calls['list']>(
        AUDITION_CALLS.list,
        { params: { id: productionId }, query: { cursor, roleId } },
        { signal },
      ),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
  });

const candidatesKey = (id: string) => [...AUDITIONS_KEY, id, 'candidates'];

type Wanted = { roleId?: string | undefined; q?: string | undefined };

export const candidatesQuery = (id: string, { roleId, q }: Wanted) =>
  queryAt<Calls['candidates']>(AUDITION_CALLS.candidates, {
    params: { id },
    query: { roleId, q: q === '' ? undefined : q },
  });

/** Whatever lists sessions, and who could still be seen, is asked for again where it is shown. */
export function refreshAround(queries: QueryClient, productionId: string, id: string): void {
  void queries.invalidateQueries({ queryKey: sessionsKey(productionId) });
  void queries.invalidateQueries({ queryKey: candidatesKey(id) });
  for (const path of ['/api/dashboard', '/api/tasks']) {
    void queries.invalidateQueries({ queryKey: keyOfPath(path) });
  }
}

/** After it changed elsewhere. What is under someone's hands here is asked for once they let go. */
export function refreshAudition(queries: QueryClient, productionId: string, id: string): void {
  refreshAround(queries, productionId, id);
  if (queries.isMutating({ mutationKey: planKey(id) }) > 0) return;
  void queries.invalidateQueries({ queryKey: auditionQuery(id).queryKey, exact: true });
}

/** What all changes of one session's plan are known by. */
export const planKey = (id: string) => ['audition-plan', id] as const;

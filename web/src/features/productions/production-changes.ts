import type { BodyOf, ResultOf } from '@callboard/contract/endpoint';
import type { productionEndpoints } from '@callboard/contract/productions';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { callAt } from '../../lib/api-client.ts';
import { keyOfPath } from '../../lib/query-key.ts';
import { toast } from '../../ui/toast-store.ts';
import { PRODUCTIONS_KEY, productionQuery } from './production-queries.ts';

type Endpoints = typeof productionEndpoints;
type Production = ResultOf<Endpoints['get']>;
export type ProductionChanges = BodyOf<Endpoints['change']>;
export type NewProduction = BodyOf<Endpoints['create']>;

const ONE = '/api/productions/{id}';

export function createProduction(body: NewProduction, key: string): Promise<Production> {
  return callAt<Endpoints['create']>(
    { method: 'POST', path: '/api/productions' },
    { body },
    { idempotencyKey: key },
  );
}

export function changeProduction(id: string, body: ProductionChanges): Promise<Production> {
  return callAt<Endpoints['change']>({ method: 'PATCH', path: ONE }, { params: { id }, body });
}

/** What the server answered is shown at once, and whatever else shows productions asks anew. */
export function showProduction(queries: QueryClient, production: Production): void {
  const { queryKey } = productionQuery(production.id);
  queries.setQueryData(queryKey, production);
  void queries.invalidateQueries({
    queryKey: PRODUCTIONS_KEY,
    predicate: (query) => query.queryHash !== JSON.stringify(queryKey),
  });
}

/** Roles, auditions, calls and tasks stand differently once a production is cancelled. */
export function refreshCasting(queries: QueryClient): void {
  for (const path of ['/api/production-roles', '/api/auditions', '/api/tasks'] as const) {
    void queries.invalidateQueries({ queryKey: keyOfPath(path) });
  }
}

export function useArchive() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ id, isArchived }: { id: string; isArchived: boolean }) =>
      changeProduction(id, { isArchived }),
    onSuccess: (production, { isArchived }) => {
      showProduction(queries, production);
      toast({ title: isArchived ? 'Archived' : 'Restored', description: production.title });
    },
    onError: ({ message }) =>
      toast({ title: 'Not saved', description: message, variant: 'destructive' }),
  });
}

export function useDuplicateProduction() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (id: string) =>
      callAt<Endpoints['duplicate']>(
        { method: 'POST', path: `${ONE}/duplicate` },
        { params: { id } },
        { idempotencyKey: crypto.randomUUID() },
      ),
    onSuccess: (production) => {
      showProduction(queries, production);
      toast({ title: 'Duplicated as a draft', description: production.title });
    },
    onError: ({ message }) =>
      toast({ title: 'Not duplicated', description: message, variant: 'destructive' }),
  });
}

export function useCover(id: string) {
  const queries = useQueryClient();
  const refresh = () => queries.invalidateQueries({ queryKey: PRODUCTIONS_KEY });
  const set = useMutation({
    mutationFn: (file: File) => {
      const body = new FormData();
      body.set('cover', file);
      return callAt<Endpoints['setCover']>(
        { method: 'POST', path: `${ONE}/cover` },
        { params: { id }, body },
      );
    },
    onSuccess: refresh,
  });
  const remove = useMutation({
    mutationFn: () =>
      callAt<Endpoints['removeCover']>(
        { method: 'DELETE', path: `${ONE}/cover` },
        { params: { id } },
      ),
    onSuccess: refresh,
  });
  return { set, remove };
}

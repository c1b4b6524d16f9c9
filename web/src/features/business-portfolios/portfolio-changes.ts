import type { businessPortfolioEndpoints } from '@callboard/contract/business-portfolios';
import type { BodyOf } from '@callboard/contract/endpoint';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { callAt } from '../../lib/api-client.ts';
import { toast } from '../../ui/toast-store.ts';
import { portfolioQuery } from './page-queries.ts';
import { keyOfPortfolio, type Portfolio, portfoliosQuery } from './portfolio-queries.ts';

type Endpoints = typeof businessPortfolioEndpoints;

const ALL = '/api/business-portfolios';
const ONE = `${ALL}/{id}` as const;

/** What the sidebar lists. Its key is also the beginning of all others, which are not meant. */
function refreshList(queries: QueryClient) {
  return queries.invalidateQueries({ queryKey: portfoliosQuery.queryKey, exact: true });
}

/** One portfolio changed, so whatever shows it asks anew: its pages and the sidebar. */
export function refreshPortfolio(queries: QueryClient, id: string) {
  return Promise.all([
    queries.invalidateQueries({ queryKey: keyOfPortfolio(id) }),
    refreshList(queries),
  ]);
}

export function createPortfolio(
  body: BodyOf<Endpoints['create']>,
  idempotencyKey: string,
): Promise<Portfolio> {
  return callAt<Endpoints['create']>({ method: 'POST', path: ALL }, { body }, { idempotencyKey });
}

export function sendLogo(id: string, logo: File): Promise<Portfolio> {
  const body = new FormData();
  body.set('logo', logo);
  return callAt<Endpoints['setLogo']>(
    { method: 'POST', path: `${ONE}/logo` },
    { params: { id }, body },
  );
}

export function useChangePortfolio(id: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: BodyOf<Endpoints['change']>) =>
      callAt<Endpoints['change']>({ method: 'PATCH', path: ONE }, { params: { id }, body }),
    onSuccess: (portfolio) => {
      queries.setQueryData(portfolioQuery(id).queryKey, portfolio);
      void refreshList(queries);
    },
  });
}

export function useLogo(id: string) {
  const queries = useQueryClient();
  const onSuccess = () => refreshPortfolio(queries, id);
  const set = useMutation({ mutationFn: (logo: File) => sendLogo(id, logo), onSuccess });
  const remove = useMutation({
    mutationFn: () =>
      callAt<Endpoints['removeLogo']>(
        { method: 'DELETE', path: `${ONE}/logo` },
        { params: { id } },
      ),
    onSuccess,
  });
  return { set, remove };
}

/** Said here, since the dialog is gone with what only an owner sees. */
export function useTransfer({ id, name }: Pick<Portfolio, 'id' | 'name'>) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ userId }: { userId: string; firstName: string }) =>
      callAt<Endpoints['transfer']>(
        { method: 'POST', path: `${ONE}/owner` },
        { params: { id }, body: { userId } },
      ),
    onSuccess: (_, { firstName }) => {
      toast({ title: 'Handed over', description: `${name} is ${firstName}’s now.` });
      return refreshPortfolio(queries, id);
    },
  });
}

/** Said here, since what shows the portfolio is gone by then. */
export function useLeave({ id, name }: Pick<Portfolio, 'id' | 'name'>) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () =>
      callAt<Endpoints['leave']>({ method: 'POST', path: `${ONE}/leave` }, { params: { id } }),
    onSuccess: () => {
      toast({ title: `You left ${name}` });
      return forgetPortfolio(queries, id);
    },
  });
}

export function useRemovePortfolio({ id, name }: Pick<Portfolio, 'id' | 'name'>) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (typedName: string) =>
      callAt<Endpoints['remove']>(
        { method: 'DELETE', path: ONE },
        { params: { id }, body: { name: typedName } },
      ),
    onSuccess: () => {
      toast({ title: 'Portfolio deleted', description: name });
      return forgetPortfolio(queries, id);
    },
  });
}

/** It is no longer theirs: at once gone from the list, and the selection goes to another. */
function forgetPortfolio(queries: QueryClient, id: string) {
  const isOther = (portfolio: Portfolio) => portfolio.id !== id;
  queries.setQueryData(
    portfoliosQuery.queryKey,
    (known) =>
      known && { owned: known.owned.filter(isOther), member: known.member.filter(isOther) },
  );
  return refreshList(queries);
}

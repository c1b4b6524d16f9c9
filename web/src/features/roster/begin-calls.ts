import type { ResultOf } from '@callboard/contract/endpoint';
import type { NewTalent, RosterImport, rosterEndpoints } from '@callboard/contract/roster';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callAt } from '../../lib/api-client.ts';
import { keyOfPortfolio } from '../business-portfolios/api.ts';
import { PORTFOLIO_PATH } from './roster-queries.ts';

type Endpoints = typeof rosterEndpoints;
export type Preview = ResultOf<Endpoints['previewImport']>;

/** Sent again under the same key, it still happens once. */
type Once<Form> = { form: Form; key: string };

export function usePreviewImport(portfolioId: string) {
  return useMutation({
    mutationFn: (csv: string) =>
      callAt<Endpoints['previewImport']>(
        { method: 'POST', path: `${PORTFOLIO_PATH}/roster/import/preview` },
        { params: { id: portfolioId }, body: { csv } },
      ),
  });
}

export function useImportRoster(portfolioId: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ form, key }: Once<RosterImport>) =>
      callAt<Endpoints['import']>(
        { method: 'POST', path: `${PORTFOLIO_PATH}/roster/import` },
        { params: { id: portfolioId }, body: form },
        { idempotencyKey: key },
      ),
    onSuccess: () => queries.invalidateQueries({ queryKey: keyOfPortfolio(portfolioId) }),
  });
}

export function useBeginProfile(portfolioId: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ form, key }: Once<NewTalent>) =>
      callAt<Endpoints['create']>(
        { method: 'POST', path: `${PORTFOLIO_PATH}/roster` },
        { params: { id: portfolioId }, body: form },
        { idempotencyKey: key },
      ),
    onSuccess: () => queries.invalidateQueries({ queryKey: keyOfPortfolio(portfolioId) }),
  });
}

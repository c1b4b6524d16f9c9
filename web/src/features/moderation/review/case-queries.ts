import type { messageReviewEndpoints } from '@callboard/contract/message-review';
import type {
  ModerationDecision,
  ReportCase,
  reportReviewEndpoints,
} from '@callboard/contract/report-review';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callAt } from '../../../lib/api-client.ts';
import { ASKED_ANEW, pagesAt } from '../../../lib/pages-query.ts';
import { queryAt } from '../../../lib/query-client.ts';
import type { CaseFilters } from './use-case-search.ts';

/** By their paths alone: the page does without schemas. */
type Endpoints = typeof reportReviewEndpoints;
export type CaseKey = Pick<ReportCase, 'subject' | 'subjectId'>;

const REPORTS = '/api/admin/reports';
const APPEALS = '/api/admin/appeals';
/** As `queryAt` names what lies below: one call reaches the lists and all that is opened. */
const KEYS = {
  reports: ['/api/admin', 'reports'],
  appeals: ['/api/admin', 'appeals'],
  messages: ['/api/admin', 'messages'],
} as const;
const CASE = `${REPORTS}/{subject}/{subjectId}` as const;

export const casesQuery = (status: ReportCase['status'], filters: CaseFilters) =>
  pagesAt<Endpoints['queue']>(REPORTS, { status, ...filters }, ASKED_ANEW);

export const caseQuery = (params: CaseKey) =>
  queryAt<Endpoints['openCase']>({ method: 'GET', path: CASE }, { params });

/** Each read of it is on the trail: what was read a moment ago is not read again. */
export const messageQuery = (id: string) =>
  queryAt<(typeof messageReviewEndpoints)['review']>(
    { method: 'GET', path: '/api/admin/messages/{id}' },
    { params: { id } },
  );

export const appealsQuery = pagesAt<Endpoints['appeals']>(APPEALS, {}, ASKED_ANEW);

type Decided = { decision: ModerationDecision; reason: string; removeToo: boolean };

export function useDecideCase(params: CaseKey) {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (body: Decided) =>
      callAt<Endpoints['decideCase']>(
        { method: 'POST', path: `${CASE}/decision` },
        { params, body },
      ),
    // Also where somebody else came first.
    onSettled: refresh,
  });
}

type Outcome = { outcome: 'upheld' | 'overturned'; reason: string };

export function useDecideAppeal(id: string) {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (body: Outcome) =>
      callAt<Endpoints['decideAppeal']>(
        { method: 'POST', path: `${APPEALS}/{id}/decision` },
        { params: { id }, body },
      ),
    onSettled: refresh,
  });
}

function useRefresh() {
  const queries = useQueryClient();
  return () => {
    for (const queryKey of Object.values(KEYS)) void queries.invalidateQueries({ queryKey });
  };
}

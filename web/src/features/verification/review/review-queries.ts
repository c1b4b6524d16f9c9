import type { verificationEndpoints } from '@callboard/contract/verification';
import { ASKED_ANEW, pagesAt } from '../../../lib/pages-query.ts';
import { queryAt } from '../../../lib/query-client.ts';
import type { QueueFilters } from './use-queue-search.ts';

/** By their paths alone: the page does without schemas. */
type Endpoints = typeof verificationEndpoints;
const PATH = '/api/admin/verification';

export const queueQuery = ({ status, kind }: QueueFilters) =>
  pagesAt<Endpoints['queue']>(PATH, { status, kind }, ASKED_ANEW);

/** Each read of it is on the trail: what was read a moment ago is not read again. */
export const reviewQuery = (id: string) =>
  queryAt<Endpoints['review']>({ method: 'GET', path: `${PATH}/{id}` }, { params: { id } });

export const evidencePath = (fileId: string) => `${PATH}/files/${fileId}`;

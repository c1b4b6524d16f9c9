import { CACHE_TIMES } from '@callboard/contract/cache-times';
import { fillPath } from '@callboard/contract/endpoint';
import type { WholeShortlist } from '@callboard/contract/shortlists';
import type { QueryClient } from '@tanstack/react-query';
import { ASKED_ANEW } from '../../lib/pages-query.ts';
import { queryAt } from '../../lib/query-client.ts';
import { keyOfPath } from '../../lib/query-key.ts';
import { type Calls, SHORTLIST_CALLS } from './calls.ts';

export const shortlistsQuery = (productionId: string) =>
  queryAt<Calls['shortlists']>(
    SHORTLIST_CALLS.shortlists,
    { params: { id: productionId } },
    ASKED_ANEW,
  );

export const shortlistQuery = (id: string) =>
  queryAt<Calls['shortlist']>(SHORTLIST_CALLS.shortlist, { params: { id } }, ASKED_ANEW);

export const linksQuery = (id: string) =>
  queryAt<Calls['links']>(SHORTLIST_CALLS.links, { params: { id } }, ASKED_ANEW);

/** What whoever has this link sees, with what this browser's viewer said before. */
export const sharedQuery = (token: string, viewerId: string | undefined) =>
  queryAt<Calls['shared']>(
    SHORTLIST_CALLS.shared,
    { params: { token }, query: { viewerId } },
    CACHE_TIMES.default,
  );

/** By which one finds out whether an order is being saved. */
export const ORDERING = ['shortlist-order'];

export const contactSheetAddress = (id: string) =>
  fillPath(SHORTLIST_CALLS.contactSheet.path, { id });

/** Shows a change at once; the server's own word for it comes later. */
export function editShortlist(
  queries: QueryClient,
  id: string,
  edit: (list: WholeShortlist) => WholeShortlist,
): void {
  queries.setQueryData(shortlistQuery(id).queryKey, (known) => known && edit(known));
}

/** Every list and the cards that stand for them are asked for again where they are shown. */
export function refreshShortlists(queries: QueryClient, productionId: string): void {
  void queries.invalidateQueries({ queryKey: keyOfPath('/api/shortlists') });
  void queries.invalidateQueries(shortlistsQuery(productionId));
}

import type { LinkForm, ShortlistForm } from '@callboard/contract/shortlists';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callAt } from '../../lib/api-client.ts';
import { toast } from '../../ui/toast-store.ts';
import { type Calls, SHORTLIST_CALLS } from './calls.ts';
import {
  editShortlist,
  linksQuery,
  ORDERING,
  refreshShortlists,
  shortlistQuery,
  shortlistsQuery,
} from './shortlist-queries.ts';

export type ListOfProduction = { id: string; productionId: string };

const showRefused =
  (title: string) =>
  ({ message }: Error) =>
    void toast({ title, description: message, variant: 'destructive' });

export const createShortlist = (productionId: string, body: ShortlistForm, key: string) =>
  callAt<Calls['createShortlist']>(
    SHORTLIST_CALLS.createShortlist,
    { params: { id: productionId }, body },
    { idempotencyKey: key },
  );

export function useCreateShortlist(productionId: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ form, key }: { form: ShortlistForm; key: string }) =>
      createShortlist(productionId, form, key),
    onSuccess: () => refreshShortlists(queries, productionId),
  });
}

export function useChangeShortlist({ id, productionId }: ListOfProduction) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: ShortlistForm) =>
      callAt<Calls['changeShortlist']>(SHORTLIST_CALLS.changeShortlist, { params: { id }, body }),
    onSuccess: (changed) => {
      editShortlist(queries, id, (list) => ({ ...list, ...changed }));
      refreshShortlists(queries, productionId);
    },
  });
}

export function useDeleteShortlist({ id, productionId }: ListOfProduction) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () =>
      callAt<Calls['deleteShortlist']>(SHORTLIST_CALLS.deleteShortlist, { params: { id } }),
    // The list itself is not asked for: there is none.
    onSuccess: () => void queries.invalidateQueries(shortlistsQuery(productionId)),
  });
}

export function useWriteNote(listId: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ entryId, note }: { entryId: string; note: string | null }) =>
      callAt<Calls['changeEntry']>(SHORTLIST_CALLS.changeEntry, {
        params: { id: entryId },
        body: { note },
      }),
    onSuccess: (_, { entryId, note }) =>
      editShortlist(queries, listId, (list) => ({
        ...list,
        entries: list.entries.map((each) => (each.id === entryId ? { ...each, note } : each)),
      })),
  });
}

export function useOrderFaces(listId: string) {
  const queries = useQueryClient();
  const { queryKey } = shortlistQuery(listId);
  const show = (ids: readonly string[]) =>
    editShortlist(queries, listId, (list) => ({
      ...list,
      entries: list.entries.toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id)),
    }));
  const save = useMutation({
    mutationKey: ORDERING,
    // One order after the other.
    scope: { id: `shortlist-order:${listId}` },
    mutationFn: ({ entryIds }: { entryIds: string[]; before: string[] }) =>
      callAt<Calls['orderShortlist']>(SHORTLIST_CALLS.orderShortlist, {
        params: { id: listId },
        body: { entryIds },
      }),
    onError: (error, { before }) => {
      showRefused('Not moved')(error);
      // At once: without a line the server's own order does not come.
      show(before);
      void queries.invalidateQueries({ queryKey });
    },
  });
  /** To the place where another one is. */
  return async (id: string, overId: string) => {
    const before = queries.getQueryData(queryKey)?.entries.map((entry) => entry.id) ?? [];
    const [from, to] = [before.indexOf(id), before.indexOf(overId)];
    if (from < 0 || to < 0 || from === to) return;
    const entryIds = before.toSpliced(from, 1).toSpliced(to, 0, id);
    await queries.cancelQueries({ queryKey });
    show(entryIds);
    save.mutate({ entryIds, before });
  };
}

export function useCreateLink({ id, productionId }: ListOfProduction) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: LinkForm) =>
      callAt<Calls['createLink']>(SHORTLIST_CALLS.createLink, { params: { id }, body }),
    onSuccess: () => refreshShortlists(queries, productionId),
  });
}

export function useRevokeLink({ id, productionId }: ListOfProduction) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (linkId: string) =>
      callAt<Calls['revokeLink']>(SHORTLIST_CALLS.revokeLink, { params: { id: linkId } }),
    onSuccess: () => {
      toast({ title: 'The link no longer opens anything' });
      refreshShortlists(queries, productionId);
    },
    onError: (error) => {
      showRefused('The link still works')(error);
      void queries.invalidateQueries(linksQuery(id));
    },
  });
}

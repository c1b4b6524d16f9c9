import {
  type SavedSearch,
  type SavedSearchForm,
  savedSearchEndpoints,
} from '@callboard/contract/saved-searches';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api-client.ts';
import { endpointQuery } from '../../lib/query-client.ts';
import { toast } from '../../ui/toast-store.ts';

export const savedSearchesQuery = endpointQuery(savedSearchEndpoints.savedSearches, {});

/** What is shown as done is done, also for someone who leaves the page at once. */
const SURE = { keepalive: true };

type Change = { saved: SavedSearch; form: Partial<SavedSearchForm> };

/** What changes saved searches: shown at once, and as it was if it fails. */
export function useSavedSearchChanges() {
  const queries = useQueryClient();
  const { queryKey } = savedSearchesQuery;
  const refresh = () => queries.invalidateQueries({ queryKey });
  const show = async (next: (items: SavedSearch[]) => SavedSearch[]) => {
    // A list that is on its way does not know of this yet.
    await queries.cancelQueries({ queryKey });
    queries.setQueryData(queryKey, (before) => before && { items: next(before.items) });
  };
  const put = (id: string, changes: Partial<SavedSearch>) =>
    show((items) => items.map((each) => (each.id === id ? { ...each, ...changes } : each)));
  const failed = (error: Error) => {
    toast({ title: 'Not saved', description: error.message, variant: 'destructive' });
  };

  const save = useMutation({
    mutationFn: (body: SavedSearchForm) => call(savedSearchEndpoints.saveSearch, { body }),
    onSuccess: (saved) => show((items) => [saved, ...items]),
    onError: failed,
    onSettled: refresh,
  });
  const change = useMutation({
    mutationFn: ({ saved: { id }, form }: Change) =>
      call(savedSearchEndpoints.changeSavedSearch, { params: { id }, body: form }, SURE),
    onMutate: ({ saved, form }) => put(saved.id, form),
    onSuccess: (changed) => put(changed.id, changed),
    onError: (error, { saved }) => {
      failed(error);
      return put(saved.id, saved);
    },
  });
  const remove = useMutation({
    mutationFn: ({ id }: SavedSearch) =>
      call(savedSearchEndpoints.forgetSavedSearch, { params: { id } }, SURE),
    onMutate: async ({ id }) => {
      const before = queries.getQueryData(queryKey);
      await show((items) => items.filter((each) => each.id !== id));
      return before;
    },
    onSuccess: (_, { name, search, alert }) => {
      const undo = () => save.mutate({ name, search, alert });
      toast({ title: `Deleted “${name}”`, action: { label: 'Undo', onSelect: undo } });
    },
    onError: (error, _, before) => {
      queries.setQueryData(queryKey, before);
      toast({ title: 'Not deleted', description: error.message, variant: 'destructive' });
    },
    onSettled: refresh,
  });
  const open = useMutation({
    mutationFn: ({ id }: SavedSearch) =>
      call(savedSearchEndpoints.openSavedSearch, { params: { id } }, SURE),
    onMutate: ({ id }) => put(id, { newCount: 0 }),
  });
  return { save, change: change.mutate, remove: remove.mutate, open: open.mutate };
}

export type SavedSearchChanges = ReturnType<typeof useSavedSearchChanges>;

import type { RosterNote, rosterEndpoints } from '@callboard/contract/roster';
import { type InfiniteData, useMutation, useQueryClient } from '@tanstack/react-query';
import { callAt } from '../../lib/api-client.ts';
import { toast } from '../../ui/toast-store.ts';
import { type NotesPage, notesQuery, rosterKey, TALENT_PATH } from './roster-queries.ts';

type Roster = typeof rosterEndpoints;

export function useAddNote(portfolioId: string, talentProfileId: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ text, key }: { text: string; key: string }) =>
      callAt<Roster['addNote']>(
        { method: 'POST', path: `${TALENT_PATH}/notes` },
        { params: { id: portfolioId, talentProfileId }, body: { text } },
        { idempotencyKey: key },
      ),
    onSuccess: () => queries.invalidateQueries({ queryKey: rosterKey(portfolioId) }),
    onError: ({ message }) =>
      toast({ title: 'Note not kept', description: message, variant: 'destructive' }),
  });
}

/** Gone at once; back again if the server refuses. */
export function useRemoveNote(portfolioId: string, talentProfileId: string) {
  const queries = useQueryClient();
  const { queryKey } = notesQuery(portfolioId, talentProfileId);
  return useMutation({
    mutationFn: ({ id: noteId }: RosterNote) =>
      callAt<Roster['removeNote']>(
        { method: 'DELETE', path: `${TALENT_PATH}/notes/{noteId}` },
        { params: { id: portfolioId, talentProfileId, noteId } },
      ),
    onMutate: async ({ id }) => {
      await queries.cancelQueries({ queryKey });
      const before = queries.getQueryData<InfiniteData<NotesPage>>(queryKey);
      queries.setQueryData<InfiniteData<NotesPage>>(queryKey, (list) => list && without(list, id));
      return before;
    },
    onError: ({ message }, _, before) => {
      queries.setQueryData(queryKey, before);
      toast({ title: 'Note not removed', description: message, variant: 'destructive' });
    },
    onSettled: () => queries.invalidateQueries({ queryKey: rosterKey(portfolioId) }),
  });
}

function without<List extends InfiniteData<NotesPage>>(list: List, id: string): List {
  const pages = list.pages.map((page) => ({
    ...page,
    items: page.items.filter((note) => note.id !== id),
  }));
  return { ...list, pages };
}

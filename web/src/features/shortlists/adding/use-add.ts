import { LIMITS } from '@callboard/contract/limits';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { callAt } from '../../../lib/api-client.ts';
import { toast } from '../../../ui/toast-store.ts';
import { type Calls, SHORTLIST_CALLS } from '../calls.ts';
import { createShortlist } from '../shortlist-changes.ts';
import { refreshShortlists } from '../shortlist-queries.ts';
import { peopleInWords } from '../words.ts';
import { rememberPlace } from './last-place.ts';

type List = { id: string; name: string };
type Target = { productionId: string } & (
  | { list: List }
  | { newName: string; roleId: string | null }
);

/** Puts talents on a list, beginning it where it is new, and says how many were there already. */
export function useAdd(talentProfileIds: readonly string[]) {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const [key] = useState(() => crypto.randomUUID());
  return useMutation({
    mutationFn: async (target: Target) => {
      const { productionId } = target;
      const list =
        'list' in target
          ? target.list
          : await createShortlist(
              productionId,
              { name: target.newName, roleId: target.roleId },
              key,
            );
      return { productionId, list, added: await addAll(list.id, talentProfileIds) };
    },
    onSuccess: ({ productionId, list, added }) => {
      rememberPlace({ productionId, listId: list.id });
      toast({
        title: addedInWords(added, list.name),
        description: alreadyInWords(talentProfileIds.length - added),
        action: {
          label: 'Open list',
          onSelect: () =>
            void navigate({
              to: '/productions/$id',
              params: { id: productionId },
              search: { tab: 'shortlists', list: list.id },
            }),
        },
      });
    },
    onSettled: (_, __, { productionId }) => refreshShortlists(queries, productionId),
  });
}

/** As many at a time as the server takes. */
async function addAll(id: string, talentProfileIds: readonly string[]): Promise<number> {
  let added = 0;
  for (let from = 0; from < talentProfileIds.length; from += LIMITS.chosenAtOnce) {
    const answer = await callAt<Calls['addToShortlist']>(SHORTLIST_CALLS.addToShortlist, {
      params: { id },
      body: { talentProfileIds: talentProfileIds.slice(from, from + LIMITS.chosenAtOnce) },
    });
    added += answer.added;
  }
  return added;
}

function addedInWords(added: number, listName: string): string {
  return added === 0
    ? `Nobody new for “${listName}”`
    : `${peopleInWords(added)} added to “${listName}”`;
}

function alreadyInWords(already: number): string | undefined {
  if (already === 0) return undefined;
  return already === 1 ? '1 was there already.' : `${already} were there already.`;
}

import type { RequestOf } from '@callboard/contract/endpoint';
import {
  type PortfolioItemForm,
  portfolioItemEndpoints,
} from '@callboard/contract/portfolio-items';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api-client.ts';
import { changing } from './change-call.ts';
import { removing } from './delete-call.ts';
import { addingFile, followInto } from './follow-showcase.ts';
import { inOrder } from './order.ts';
import { editList, refreshProfile } from './showcase.ts';

type NewItem = RequestOf<typeof portfolioItemEndpoints.add>['body'];

/** All that can be done to a profile's work; what is known of it follows. */
export function usePortfolioChanges(profileId: string) {
  const queries = useQueryClient();
  const list = { name: 'portfolio', profileId } as const;
  const params = { id: profileId };

  async function add(item: NewItem, idempotencyKey: string) {
    const added = await call(
      portfolioItemEndpoints.add,
      { params, body: item },
      { idempotencyKey },
    );
    editList(queries, list, (items) => [...items.filter(({ id }) => id !== added.id), added]);
    if (added.media !== null) followInto(queries, list, added.media);
    refreshProfile(queries, profileId);
  }

  /** For a file that is on its way: added once it has arrived, and once however often it is tried. */
  function addWhenArrived(item: Omit<NewItem, 'mediaId'>) {
    const key = crypto.randomUUID();
    return (mediaId: string) =>
      addingFile(queries, list, mediaId, () => add({ ...item, mediaId }, key));
  }

  async function remove(itemId: string, options: { keepalive: boolean }) {
    const sent = { params: { ...params, itemId } };
    await removing(call(portfolioItemEndpoints.remove, sent, options));
    editList(queries, list, (items) => items.filter(({ id }) => id !== itemId));
    refreshProfile(queries, profileId);
  }

  const change = useMutation({
    mutationFn: ({ itemId, form }: { itemId: string; form: PortfolioItemForm }) => {
      const sent = { params: { ...params, itemId }, body: form };
      return changing(queries, list, call(portfolioItemEndpoints.change, sent));
    },
    onSuccess: (changed) => {
      if (changed === undefined) return;
      editList(queries, list, (all) => all.map((it) => (it.id === changed.id ? changed : it)));
      refreshProfile(queries, profileId);
    },
  });

  const put = (ids: string[]) => call(portfolioItemEndpoints.order, { params, body: { ids } });
  const onSaved = (ids: string[]) => editList(queries, list, (items) => inOrder(items, ids));

  return { add, addWhenArrived, remove, change, order: { put, onSaved } };
}

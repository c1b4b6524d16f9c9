import type { QueryClient } from '@tanstack/react-query';
import { ApiError } from '../../lib/api-error.ts';
import { toast } from '../../ui/toast-store.ts';
import { type List, refreshList, refreshProfile } from './showcase.ts';

const NOUNS = { gallery: 'photo', portfolio: 'piece of work' } as const;

/** What was removed elsewhere cannot be changed any more: says so, answers nothing, and it leaves. */
export async function changing<Item>(
  queries: QueryClient,
  list: List,
  sent: Promise<Item>,
): Promise<Item | undefined> {
  try {
    return await sent;
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 404) throw error;
    toast({ title: `This ${NOUNS[list.name]} was removed elsewhere`, variant: 'destructive' });
    refreshList(queries, list);
    refreshProfile(queries, list.profileId);
    return undefined;
  }
}

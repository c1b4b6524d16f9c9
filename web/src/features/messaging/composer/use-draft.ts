import { useSyncExternalStore } from 'react';
import { whenForgotten } from '../../../lib/stored-user.ts';
import { type Draft, Drafts } from './drafts.ts';

let current: { userId: string; drafts: Drafts } | undefined;
whenForgotten(() => {
  current = undefined;
});

/** The page's one set, of whoever is signed in: a file that arrives later finds its draft. */
export function draftsOf(userId: string): Drafts {
  if (current?.userId !== userId) current = { userId, drafts: new Drafts(userId) };
  return current.drafts;
}

export function useDraft(userId: string, conversationId: string): Draft {
  const drafts = draftsOf(userId);
  return useSyncExternalStore(drafts.subscribe, () => drafts.get(conversationId));
}

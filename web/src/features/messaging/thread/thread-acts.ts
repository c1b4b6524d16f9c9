import type { Message } from '@callboard/contract/messages';
import { createContext, useContext } from 'react';

/** What can be done with a message, from wherever it is shown. */
export type ThreadActs = {
  copy: (message: Message) => void;
  edit: (message: Message) => void;
  remove: (message: Message) => void;
  report: (message: Message) => void;
  block: (message: Message) => void;
  retry: (clientId: string) => void;
  discard: (clientId: string) => void;
};

export const ThreadActsContext = createContext<ThreadActs | null>(null);

export function useThreadActs(): ThreadActs {
  const acts = useContext(ThreadActsContext);
  if (acts === null) throw new Error('useThreadActs is used outside a thread');
  return acts;
}

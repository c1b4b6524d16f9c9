import type { CurrentUser } from '@callboard/contract/auth';
import { createContext, useContext } from 'react';
import type { Session, SessionState } from './session.ts';

export type SessionView = SessionState & Pick<Session, 'check' | 'signedIn' | 'signedOut'>;

export const SessionContext = createContext<SessionView | null>(null);

export function useSession(): SessionView {
  const view = useContext(SessionContext);
  if (view === null) throw new Error('useSession is used outside its provider');
  return view;
}

/** On pages that only signed-in people reach; elsewhere ask `useSession` whether there is anyone. */
export function useCurrentUser(): CurrentUser {
  const { user } = useSession();
  if (user === null) throw new Error('nobody is signed in');
  return user;
}

import type { CurrentUser } from '@callboard/contract/auth';
import { createContext, useContext, useSyncExternalStore } from 'react';
import type { Session, SessionState } from './session.ts';

export const SessionContext = createContext<Session | null>(null);

type SessionView = SessionState & Pick<Session, 'check' | 'signedIn' | 'signedOut'>;

export function useSession(): SessionView {
  const session = useContext(SessionContext);
  if (session === null) throw new Error('useSession is used outside its provider');
  const state = useSyncExternalStore(session.subscribe, session.getState);
  const { check, signedIn, signedOut } = session;
  return { ...state, check, signedIn, signedOut };
}

/** On pages that only signed-in people reach; elsewhere ask `useSession` whether there is anyone. */
export function useCurrentUser(): CurrentUser {
  const { user } = useSession();
  if (user === null) throw new Error('nobody is signed in');
  return user;
}

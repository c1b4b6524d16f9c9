import { useQueryClient } from '@tanstack/react-query';
import {
  type PropsWithChildren,
  startTransition,
  useEffect,
  useLayoutEffect,
  useMemo,
  useState,
} from 'react';
import type { Session } from '../../lib/session.ts';
import { findStoredUser } from '../../lib/stored-user.ts';
import { SessionContext, type SessionView } from '../../lib/use-session.ts';
import { applyTheme } from './theme.ts';

type Props = PropsWithChildren<{ session: Session }>;

export function SessionProvider({ session, children }: Props) {
  const queries = useQueryClient();
  useEffect(() => session.followOtherTabs(), [session]);
  useLayoutEffect(() => {
    // Whoever was here last is expected back: no flash of the other theme.
    applyTheme(findStoredUser());
    return session.subscribe(() => applyTheme(session.getState().user ?? findStoredUser()));
  }, [session]);
  useEffect(() => {
    let known = session.getState().user?.id;
    return session.subscribe(() => {
      const next = session.getState().user?.id;
      // What one person was shown is never left for the next.
      if (known !== undefined && next !== known) queries.clear();
      known = next;
    });
  }, [session, queries]);
  return <SessionContext value={useSessionView(session)}>{children}</SessionContext>;
}

/** Who has come or gone changes the whole window: drawn in small steps that let taps through. */
function useSessionView(session: Session): SessionView {
  const [state, setState] = useState(session.getState);
  useLayoutEffect(() => {
    const follow = () => startTransition(() => setState(session.getState()));
    follow();
    return session.subscribe(follow);
  }, [session]);
  return useMemo(() => {
    const { check, signedIn, signedOut } = session;
    return { ...state, check, signedIn, signedOut };
  }, [session, state]);
}

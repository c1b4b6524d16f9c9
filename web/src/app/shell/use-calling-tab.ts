import type { CurrentUser } from '@callboard/contract/auth';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { unreadMessagesQuery } from '../../features/messaging/api.ts';
import { restoreTabIcon, startBlinking } from '../../lib/tab-icon.ts';
import { useRealtime } from '../../lib/use-realtime.ts';
import { useSession } from '../../lib/use-session.ts';

/** The tab's icon blinks while there are unread messages and nobody looks. */
export function useCallingTab(): void {
  const { user } = useSession();
  const isHidden = useIsHidden();
  const isUnread = useIsUnread(user, isHidden);
  const isCalling = isHidden && isUnread;
  useEffect(() => {
    if (!isCalling) return;
    startBlinking();
    return restoreTabIcon;
  }, [isCalling]);
}

/** Agents have no count, as their messages belong to many talents: for them, what comes meanwhile. */
function useIsUnread(user: CurrentUser | null, isHidden: boolean): boolean {
  const realtime = useRealtime();
  const isAgent = user?.role === 'agent';
  const { data } = useQuery({
    ...unreadMessagesQuery(user?.id ?? ''),
    enabled: user !== null && !isAgent,
  });
  const [hasNews, setHasNews] = useState(false);
  useEffect(() => {
    if (!isAgent || !isHidden) return;
    const end = realtime.on('notification:new-message', () => setHasNews(true));
    return () => {
      end();
      setHasNews(false);
    };
  }, [realtime, isAgent, isHidden]);
  return isAgent ? hasNews : (data?.count ?? 0) > 0;
}

function useIsHidden(): boolean {
  const [isHidden, setIsHidden] = useState(document.visibilityState === 'hidden');
  useEffect(() => {
    const look = () => setIsHidden(document.visibilityState === 'hidden');
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
  return isHidden;
}

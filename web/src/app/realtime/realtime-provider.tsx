import { useQueryClient } from '@tanstack/react-query';
import { type PropsWithChildren, useEffect } from 'react';
import { followApplications } from '../../features/applications/realtime.ts';
import { followPortfolios } from '../../features/business-portfolios/realtime.ts';
import { followInvitations } from '../../features/invitations/realtime.ts';
import { followMessages } from '../../features/messaging/realtime.ts';
import { followNotifications } from '../../features/notifications/realtime.ts';
import type { Realtime } from '../../lib/realtime.ts';
import { RealtimeContext } from '../../lib/use-realtime.ts';
import { useSession } from '../../lib/use-session.ts';
import { whenIdle } from '../../lib/when-idle.ts';

/** The page itself comes first. What happens meanwhile is caught up with. */
const CONNECTED_AFTER_MS = 2_000;

type Props = PropsWithChildren<{ realtime: Realtime }>;

/** Connected while someone is signed in, as that person and nobody else. */
export function RealtimeProvider({ realtime, children }: Props) {
  const queries = useQueryClient();
  const { user } = useSession();
  const userId = user?.id;
  useEffect(() => {
    const endings = [
      followNotifications(realtime, queries),
      followMessages(realtime, queries),
      followApplications(realtime, queries),
      followInvitations(realtime, queries),
      followPortfolios(realtime, queries),
    ];
    return () => {
      for (const end of endings) end();
    };
  }, [realtime, queries]);
  useEffect(() => {
    if (userId === undefined) return;
    const callOff = whenIdle(CONNECTED_AFTER_MS, () => realtime.connect(userId));
    return () => {
      callOff();
      realtime.disconnect();
    };
  }, [realtime, userId]);
  return <RealtimeContext value={realtime}>{children}</RealtimeContext>;
}

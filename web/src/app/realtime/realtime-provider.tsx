import type { CurrentUser } from '@callboard/contract/auth';
import { useQueryClient } from '@tanstack/react-query';
import { type PropsWithChildren, useEffect, useRef } from 'react';
import { followApplications } from '../../features/applications/realtime.ts';
import { followPortfolios } from '../../features/business-portfolios/realtime.ts';
import { followInvitations } from '../../features/invitations/realtime.ts';
import { followMessages } from '../../features/messaging/realtime.ts';
import { followNotifications } from '../../features/notifications/realtime.ts';
import { followVerification, forgetVerification } from '../../features/verification/realtime.ts';
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
  const { user, check } = useSession();
  const userId = user?.id;
  useEffect(() => {
    const endings = [
      followNotifications(realtime, queries),
      followMessages(realtime, queries),
      followApplications(realtime, queries),
      followInvitations(realtime, queries),
      followPortfolios(realtime, queries),
      followVerification(realtime, check),
    ];
    return () => {
      for (const end of endings) end();
    };
  }, [realtime, queries, check]);
  useEffect(() => {
    if (userId === undefined) return;
    const callOff = whenIdle(CONNECTED_AFTER_MS, () => realtime.connect(userId));
    return () => {
      callOff();
      realtime.disconnect();
    };
  }, [realtime, userId]);
  useVerificationForgotten(user);
  return <RealtimeContext value={realtime}>{children}</RealtimeContext>;
}

/** Once it turns out that this person is verified now, or no longer, whichever way that was learned. */
function useVerificationForgotten(user: CurrentUser | null): void {
  const queries = useQueryClient();
  const known = user && `${user.id} ${user.verifiedProfessionalStatus} ${user.verifiedIdStatus}`;
  const before = useRef(known);
  useEffect(() => {
    const isSamePerson = before.current?.split(' ')[0] === known?.split(' ')[0];
    if (isSamePerson && before.current !== known) forgetVerification(queries);
    before.current = known;
  }, [queries, known]);
}

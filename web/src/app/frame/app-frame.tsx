import { type PropsWithChildren, Suspense } from 'react';
import { findStoredUser } from '../../lib/stored-user.ts';
import { useSession } from '../../lib/use-session.ts';
import type { Row } from '../route-table.ts';
import { Shell } from '../shell/lazy-shell.tsx';
import { Opening } from './opening.tsx';
import { PlainLayout } from './plain-layout.tsx';
import { SendToLogin } from './send-to-login.tsx';

type Props = PropsWithChildren<{ row: Row }>;

/** The shell for those signed in. Others see public pages plainly, and the way in for the rest. */
export function AppFrame({ row, children }: Props) {
  const { status } = useSession();
  const user = useExpectedUser();
  if (status === 'authenticated' || user !== null) {
    return (
      <Suspense fallback={<Opening />}>
        <Shell user={user}>{children}</Shell>
      </Suspense>
    );
  }
  if (row.layout === 'public') return <PlainLayout>{children}</PlainLayout>;
  return status === 'unauthenticated' ? <SendToLogin /> : <Opening />;
}

/** Who is signed in or, while the server is asked, who was here last. */
function useExpectedUser() {
  const { status, user } = useSession();
  if (user !== null) return user;
  return status === 'pending' || status === 'unchecked' ? findStoredUser() : null;
}

import { useLocation } from '@tanstack/react-router';
import { type PropsWithChildren, useState } from 'react';
import { nextAddress } from '../../lib/next-address.ts';
import { useSession } from '../../lib/use-session.ts';
import type { Row } from '../route-table.ts';
import { isSessionChecked } from '../session/checked-paths.ts';
import { AuthLayout } from './auth-layout.tsx';
import { PageSpinner } from './page-spinner.tsx';
import { SendOn } from './send-on.tsx';

type Props = PropsWithChildren<{ row: Row }>;

/** Who is signed in has no business at the doors: on they go, to where they wanted. */
export function AuthFrame({ row, children }: Props) {
  const { user } = useSession();
  const isDoor = !isSessionChecked(row.path);
  return <AuthLayout>{user !== null && isDoor ? <SendToNext /> : children}</AuthLayout>;
}

function SendToNext() {
  const { pathname, search } = useLocation();
  // Whoever is already on the way elsewhere is not called back.
  const [href] = useState(() => (isSessionChecked(pathname) ? null : nextAddress(search.next)));
  return href === null ? <PageSpinner /> : <SendOn href={href} />;
}

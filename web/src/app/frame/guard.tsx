import type { PropsWithChildren } from 'react';
import { useSession } from '../../lib/use-session.ts';
import type { Row } from '../route-table.ts';
import { isAllowed } from './access.ts';
import { PageSpinner } from './page-spinner.tsx';
import { PermissionDenied } from './permission-denied.tsx';
import { SendOn } from './send-on.tsx';

type Props = PropsWithChildren<{ row: Pick<Row, 'roles' | 'redirects'> }>;

/** Lets only those see a page who may; sends on those who have a better place to be. */
export function Guard({ row, children }: Props) {
  const { status, user } = useSession();
  const isPending = status === 'pending' || status === 'unchecked';
  const role = user?.role ?? null;

  if (row.roles.length === 0) return children;
  if (isPending) return <PageSpinner />;
  if (!isAllowed(row.roles, { role, isPending })) {
    return <PermissionDenied role={role} allowed={row.roles} />;
  }
  const better = role === null ? undefined : row.redirects[role];
  return better === undefined ? children : <SendOn href={better} />;
}

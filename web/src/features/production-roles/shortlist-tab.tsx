import type { RoleDetail } from '@callboard/contract/production-roles';
import { type ReactNode, Suspense } from 'react';
import { useCurrentUser } from '../../lib/use-session.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { LateShortlists } from '../shortlists/api.ts';

type Props = { role: RoleDetail; children: ReactNode };

/** The lists for a role above those who are shortlisted in it. Admins see the latter. */
export function ShortlistTab({ role, children }: Props) {
  const isClient = useCurrentUser().role === 'client';
  if (!isClient) return children;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <Suspense fallback={<Skeleton className="h-44 w-full rounded-card" />}>
        <LateShortlists
          productionId={role.production.id}
          roleId={role.id}
          rights={role.cancelledAt === null ? role.rights : 'view'}
        >
          {children}
        </LateShortlists>
      </Suspense>
    </div>
  );
}

import type { RoleDetail } from '@callboard/contract/production-roles';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Dialog } from '../../../ui/dialog.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { roleQuery } from '../deal-queries.ts';

type Props = {
  roleId: string;
  onClose: () => void;
  children: (role: RoleDetail) => ReactNode;
};

/** Begins once the role is known, which it nearly always is. */
export function OfRole({ roleId, onClose, children }: Props) {
  const { data: role, error, refetch } = useQuery(roleQuery(roleId));
  if (role !== undefined) return children(role);
  return (
    <Dialog open onOpenChange={onClose} title="The role">
      {error === null ? (
        <Skeleton className="h-40 w-full" />
      ) : (
        <ErrorState text={error.message} onRetry={() => void refetch()} />
      )}
    </Dialog>
  );
}

import { useQuery } from '@tanstack/react-query';
import { Plus, UsersRound } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { AddRoleSheet, rolesQuery, useRoleSetting } from '../../production-roles/api.ts';
import type { TabProps } from '../detail/tab-props.ts';
import { RoleList } from './role-list.tsx';

/** Everyone that is looked for. */
export function RolesTab({ production }: TabProps) {
  const roles = useQuery(rolesQuery(production.id));
  const setting = useRoleSetting(production);
  const [isAdding, setIsAdding] = useState(false);
  const mayChange = production.rights === 'manage';
  const addButton = (
    <Button look="primary" onClick={() => setIsAdding(true)}>
      <Plus aria-hidden="true" className="size-4" />
      Add role
    </Button>
  );
  return (
    <>
      {roles.isPending && <Skeleton className="h-72 rounded-card" />}
      {roles.isLoadingError && (
        <ErrorState
          title="The roles could not be loaded"
          text={roles.error.message}
          onRetry={() => void roles.refetch()}
        />
      )}
      {roles.data?.items.length === 0 && (
        <div className="rounded-card border border-line bg-raised">
          <EmptyState
            icon={UsersRound}
            title="No roles yet"
            text={
              mayChange
                ? 'Add the first one. Once it is published, people can apply to it.'
                : 'The team has not added any.'
            }
            action={mayChange && addButton}
          />
        </div>
      )}
      {roles.data !== undefined && roles.data.items.length > 0 && (
        <RoleList
          production={production}
          roles={roles.data.items}
          setting={setting}
          addButton={mayChange ? addButton : null}
        />
      )}
      {isAdding && (
        <AddRoleSheet
          productionId={production.id}
          setting={setting}
          onClose={() => setIsAdding(false)}
        />
      )}
    </>
  );
}

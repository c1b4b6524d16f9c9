import type { ProductionRole } from '@callboard/contract/production-roles';
import type { Production } from '@callboard/contract/productions';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ClipboardPaste, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { payInWords, wantedInWords } from '../../../lib/casting/role-words.ts';
import { Button } from '../../../ui/button.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { toast } from '../../../ui/toast-store.ts';
import {
  AddRoleSheet,
  EditRoleSheet,
  rolesQuery,
  useRemoveRole,
  useRoleKinds,
  useRoleSetting,
} from '../../production-roles/api.ts';
import { StepFrame } from './step-frame.tsx';
import { CREATE, PASTE } from './steps.ts';

type Props = { production: Production; onDone: () => void };

/** Whom is looked for, one by one or from a breakdown. */
export function RolesStep({ production, onDone }: Props) {
  const roles = useQuery(rolesQuery(production.id));
  const setting = useRoleSetting(production);
  const [open, setOpen] = useState<ProductionRole | 'new'>();
  const close = () => setOpen(undefined);
  const items = roles.data?.items ?? [];
  return (
    <StepFrame
      step="roles"
      id={production.id}
      title="Who are you looking for?"
      lead="Add roles one by one, or paste a breakdown and check what was read from it."
      onSubmit={onDone}
      actions={
        <Button type="submit" look="primary" size={44} className="min-w-32">
          {items.length === 0 ? 'Later' : 'Continue'}
        </Button>
      }
    >
      {roles.isPending && <Skeleton className="h-24 rounded-card" />}
      {roles.isLoadingError && (
        <ErrorState text={roles.error.message} onRetry={() => void roles.refetch()} />
      )}
      {items.length > 0 && (
        <ul
          aria-label="Roles"
          className="divide-y divide-line rounded-card border border-line bg-raised"
        >
          {items.map((role) => (
            <RoleLine key={role.id} role={role} onOpen={() => setOpen(role)} />
          ))}
        </ul>
      )}
      <div className="flex flex-wrap gap-2">
        <Button onClick={() => setOpen('new')}>
          <Plus aria-hidden="true" className="size-4" />
          Add role
        </Button>
        <Button asChild>
          <Link to={CREATE} search={{ step: PASTE, id: production.id }}>
            <ClipboardPaste aria-hidden="true" className="size-4" />
            Paste your breakdown
          </Link>
        </Button>
      </div>
      {open === 'new' && (
        <AddRoleSheet productionId={production.id} setting={setting} onClose={close} />
      )}
      {open !== undefined && open !== 'new' && (
        <EditRoleSheet role={open} setting={setting} onClose={close} />
      )}
    </StepFrame>
  );
}

function RoleLine({ role, onOpen }: { role: ProductionRole; onOpen: () => void }) {
  const kindOf = useRoleKinds();
  const remove = useRemoveRole();
  const facts = [kindOf(role), wantedInWords(role), payInWords(role)].filter(Boolean);
  return (
    <li className="flex items-center gap-2 px-4 py-2">
      <div className="min-w-0 flex-1">
        <p className="truncate font-semibold">{role.title}</p>
        <p className="truncate text-13 text-muted">{facts.join(' · ')}</p>
      </div>
      <Button look="quiet" aria-label={`Edit ${role.title}`} onClick={onOpen}>
        Edit
      </Button>
      <IconButton
        icon={Trash2}
        label={`Remove ${role.title}`}
        disabled={remove.isPending}
        onClick={() =>
          remove.mutate(role.id, {
            onError: ({ message }) =>
              toast({ title: 'Not removed', description: message, variant: 'destructive' }),
          })
        }
      />
    </li>
  );
}

import type { ProductionRole } from '@callboard/contract/production-roles';
import type { Production } from '@callboard/contract/productions';
import { Megaphone } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { SortableList } from '../../../ui/sortable/sortable-list.tsx';
import { toast } from '../../../ui/toast-store.ts';
import {
  EditRoleSheet,
  PublishDialog,
  type RoleSetting,
  useDuplicateRole,
  useRoleKinds,
} from '../../production-roles/api.ts';
import { EndRoleDialog } from './end-role-dialog.tsx';
import { isPublishable, isUnpublished } from './publishable.ts';
import type { RoleAct } from './role-acts.tsx';
import { useRoleOrder } from './role-order.ts';
import { RoleRow } from './role-row.tsx';

type Props = {
  production: Production;
  roles: readonly ProductionRole[];
  setting: RoleSetting;
  /** Nothing for those who may not. */
  addButton: ReactNode;
};

type Asked = { act: Exclude<RoleAct, 'duplicate'>; ids: readonly string[] };

/** The roles in their order, and what is done to one or several of them. */
export function RoleList({ production, roles, setting, addButton }: Props) {
  const kindOf = useRoleKinds();
  const move = useRoleOrder(production.id, roles);
  const duplicate = useDuplicateRole();
  const [selected, setSelected] = useState<readonly string[]>([]);
  const [asked, setAsked] = useState<Asked>();
  const mayChange = production.rights === 'manage';
  const close = () => setAsked(undefined);
  const unpublished = roles.filter(isUnpublished);
  const chosen = roles.filter(isPublishable).filter(({ id }) => selected.includes(id));
  const askedRole = roles.find(({ id }) => id === asked?.ids[0]);

  function act(role: ProductionRole, wanted: RoleAct) {
    if (wanted !== 'duplicate') return setAsked({ act: wanted, ids: [role.id] });
    duplicate.mutate(role.id, {
      onSuccess: () => toast({ title: 'Role duplicated', description: role.title }),
      onError: ({ message }) =>
        toast({ title: 'Not duplicated', description: message, variant: 'destructive' }),
    });
  }

  return (
    <div className="grid gap-3">
      {mayChange && (
        <div className="flex flex-wrap items-center justify-between gap-2">
          <SelectionLine
            selected={selected.length}
            publishable={chosen.length}
            unpublished={unpublished.length}
            onSelectUnpublished={() => setSelected(unpublished.map(({ id }) => id))}
            onClear={() => setSelected([])}
          />
          <div className="flex gap-2">
            {chosen.length > 0 && (
              <Button onClick={() => setAsked({ act: 'publish', ids: chosen.map(({ id }) => id) })}>
                <Megaphone aria-hidden="true" className="size-4" />
                {chosen.length === 1 ? 'Publish call' : `Publish ${chosen.length} calls`}
              </Button>
            )}
            {addButton}
          </div>
        </div>
      )}
      <SortableList
        layout="rows"
        ids={roles.map(({ id }) => id)}
        nameOf={(id) => roles.find((role) => role.id === id)?.title ?? 'The role'}
        onMove={(id, overId) => void move(id, overId)}
      >
        <ul
          aria-label="Roles"
          className="divide-y divide-line overflow-hidden rounded-card border border-line bg-raised"
        >
          {roles.map((role) => (
            <RoleRow
              key={role.id}
              role={role}
              kind={kindOf(role)}
              mayChange={mayChange}
              isSelected={selected.includes(role.id)}
              onSelect={(isSelected) =>
                setSelected(
                  isSelected ? [...selected, role.id] : selected.filter((id) => id !== role.id),
                )
              }
              onAct={(wanted) => act(role, wanted)}
            />
          ))}
        </ul>
      </SortableList>
      {askedRole !== undefined && asked?.act === 'edit' && (
        <EditRoleSheet role={askedRole} setting={setting} onClose={close} />
      )}
      {asked?.act === 'publish' && (
        <PublishDialog
          productionId={production.id}
          roles={roles.filter(({ id }) => asked.ids.includes(id))}
          onPublished={() => setSelected([])}
          onClose={close}
        />
      )}
      {askedRole !== undefined && (asked?.act === 'cancel' || asked?.act === 'remove') && (
        <EndRoleDialog role={askedRole} act={asked.act} onClose={close} />
      )}
    </div>
  );
}

type SelectionProps = {
  selected: number;
  publishable: number;
  unpublished: number;
  onSelectUnpublished: () => void;
  onClear: () => void;
};

/** How many are chosen, and a way to choose all that never were published. */
function SelectionLine(props: SelectionProps) {
  const { selected, publishable, unpublished, onSelectUnpublished, onClear } = props;
  if (selected > 0) {
    const isAll = selected === publishable;
    return (
      <p role="status" className="flex items-center gap-1 text-13 text-muted">
        {selected} selected
        {!isAll && `, ${publishable} can be published`}
        <Button look="quiet" size={36} onClick={onClear}>
          Clear
        </Button>
      </p>
    );
  }
  if (unpublished === 0) return <span />;
  return (
    <Button look="quiet" className="-ml-3 text-muted max-lg:hidden" onClick={onSelectUnpublished}>
      Select unpublished
    </Button>
  );
}

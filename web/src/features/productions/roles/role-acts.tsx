import type { ProductionRole } from '@callboard/contract/production-roles';
import { Ban, CopyPlus, Megaphone, Pencil, Trash2 } from 'lucide-react';
import { DropdownMenuItem } from '../../../ui/dropdown-menu.tsx';
import { isPublishable } from './publishable.ts';

export type RoleAct = 'edit' | 'publish' | 'cancel' | 'remove' | 'duplicate';

type Props = {
  role: ProductionRole;
  /** What is done often comes first, what ends a role last. */
  part: 'first' | 'last';
  onAct: (act: RoleAct) => void;
};

/** What can be done to a role, as items of its menu. */
export function RoleActs({ role, part, onAct }: Props) {
  if (part === 'first') {
    return (
      <>
        {role.cancelledAt === null && (
          <DropdownMenuItem icon={Pencil} onSelect={() => onAct('edit')}>
            Edit role
          </DropdownMenuItem>
        )}
        {isPublishable(role) && (
          <DropdownMenuItem icon={Megaphone} onSelect={() => onAct('publish')}>
            Publish call…
          </DropdownMenuItem>
        )}
        <DropdownMenuItem icon={CopyPlus} onSelect={() => onAct('duplicate')}>
          Duplicate role
        </DropdownMenuItem>
      </>
    );
  }
  return (
    <>
      {role.cancelledAt === null && (
        <DropdownMenuItem icon={Ban} isDanger onSelect={() => onAct('cancel')}>
          Cancel role…
        </DropdownMenuItem>
      )}
      {role.counts.all === 0 && (
        <DropdownMenuItem icon={Trash2} isDanger onSelect={() => onAct('remove')}>
          Remove role…
        </DropdownMenuItem>
      )}
    </>
  );
}

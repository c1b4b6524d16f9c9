import { EMPTY_ROLE } from '@callboard/contract/role-form';
import { useState } from 'react';
import { toast } from '../../../ui/toast-store.ts';
import { useAddRole } from '../role-changes.ts';
import type { RoleSetting } from './role-editor.ts';
import { RoleSheet } from './role-sheet.tsx';

type Props = { productionId: string; setting: RoleSetting; onClose: () => void };

export function AddRoleSheet({ productionId, setting, onClose }: Props) {
  const add = useAddRole(productionId);
  // Sent again after a lost answer, it is still one role.
  const [key] = useState(() => crypto.randomUUID());
  return (
    <RoleSheet
      title="New role"
      saveLabel="Add role"
      entry={`callboard:role-draft:new:${productionId}`}
      saved={{ ...EMPTY_ROLE, title: '' }}
      setting={setting}
      onSave={async (form) => {
        await add.mutateAsync({ form, key });
        toast({ title: 'Role added', description: form.title });
      }}
      onClose={onClose}
    />
  );
}

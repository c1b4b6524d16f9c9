import type { ProductionRole } from '@callboard/contract/production-roles';
import { EMPTY_ROLE, type RoleForm } from '@callboard/contract/role-form';
import { Info } from 'lucide-react';
import { toast } from '../../../ui/toast-store.ts';
import { useChangeRole } from '../role-changes.ts';
import { changedTerms } from './changed-terms.ts';
import type { RoleSetting } from './role-editor.ts';
import { RoleSheet } from './role-sheet.tsx';

type Props = { role: ProductionRole; setting: RoleSetting; onClose: () => void };

export function EditRoleSheet({ role, setting, onClose }: Props) {
  const change = useChangeRole(role.id);
  const saved = formOf(role);
  return (
    <RoleSheet
      title={`Edit ${role.title}`}
      saveLabel="Save role"
      entry={`callboard:role-draft:${role.id}`}
      saved={saved}
      setting={{ ...setting, siblings: setting.siblings.filter(({ id }) => id !== role.id) }}
      notice={(form) => <TermsNotice role={role} before={saved} after={form} />}
      onSave={async (form) => {
        await change.mutateAsync(changesOf(saved, form));
        toast({ title: 'Role saved', description: form.title });
      }}
      onClose={onClose}
    />
  );
}

type NoticeProps = { role: ProductionRole; before: RoleForm; after: RoleForm };

/** What was promised in an open call is not changed behind anyone's back. */
function TermsNotice({ role, before, after }: NoticeProps) {
  const terms = changedTerms(before, after);
  if (role.call?.status !== 'open' || terms.length === 0) return null;
  const count = role.counts.all - role.counts.ended;
  const people = count === 1 ? 'The 1 applicant' : `The ${count} applicants`;
  return (
    <p
      role="status"
      className="flex gap-2.5 rounded-control bg-warn-soft px-3 py-2.5 text-13 text-warn"
    >
      <Info aria-hidden="true" className="mt-px size-4" />
      <span>
        You are changing the {terms.join(' and the ')} of an open call.
        {count > 0 && ` ${people} will be asked to confirm that they are still in.`}
      </span>
    </p>
  );
}

/** What of a role its team writes, without what the server keeps beside it. */
function formOf(role: ProductionRole): RoleForm {
  const fields = ['title', ...Object.keys(EMPTY_ROLE)] as (keyof RoleForm)[];
  return Object.fromEntries(fields.map((field) => [field, role[field]])) as RoleForm;
}

function changesOf(before: RoleForm, after: RoleForm): Partial<RoleForm> {
  const fields = Object.keys(after) as (keyof RoleForm)[];
  return Object.fromEntries(
    fields
      .filter((field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]))
      .map((field) => [field, after[field]]),
  );
}

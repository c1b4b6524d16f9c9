import type { RoleForm } from '@callboard/contract/role-form';
import type { ReactNode } from 'react';
import { Button } from '../../../ui/button.tsx';
import { FormAlert } from '../../../ui/form-alert.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import type { RoleSetting } from './role-editor.ts';
import { RoleSections } from './role-sections.tsx';
import { useRoleForm } from './use-role-form.ts';
import { WrongFields } from './wrong-fields.tsx';

const WIDTH = 720;

type Props = {
  title: string;
  saveLabel: string;
  /** Where what is typed is kept until it is saved. */
  entry: string;
  saved: RoleForm;
  setting: RoleSetting;
  /** What to know before saving, by what is in the form. */
  notice?: (role: RoleForm) => ReactNode;
  onSave: (form: RoleForm) => Promise<unknown>;
  onClose: () => void;
};

/** A role's form beside what it was opened from. Closing it keeps what was typed. */
export function RoleSheet(props: Props) {
  const { title, saveLabel, entry, saved, setting, notice, onSave, onClose } = props;
  const form = useRoleForm({ entry, saved, setting, save: onSave });
  const { editor, isPending, failure } = form;

  async function save() {
    if (await form.submit()) onClose();
  }

  return (
    <Sheet
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={title}
      width={WIDTH}
      footer={
        <div className="grid w-full gap-3">
          {notice?.(editor.role)}
          {form.isTried && <WrongFields errors={editor.errors} />}
          {failure !== undefined && <FormAlert>{failure}</FormAlert>}
          <div className="flex flex-wrap justify-end gap-2">
            <Button
              onClick={() => {
                form.drop();
                onClose();
              }}
            >
              {form.isDirty ? 'Discard' : 'Cancel'}
            </Button>
            <Button look="primary" isPending={isPending} onClick={save}>
              {saveLabel}
            </Button>
          </div>
        </div>
      }
    >
      <RoleSections editor={editor} />
    </Sheet>
  );
}

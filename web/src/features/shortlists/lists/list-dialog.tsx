import { type ShortlistForm, shortlistFormSchema } from '@callboard/contract/shortlists';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import * as z from 'zod';
import { bindField } from '../../../ui/bind-field.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog, DialogClose } from '../../../ui/dialog.tsx';
import { FormAlert } from '../../../ui/form-alert.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { useZodForm } from '../../../ui/use-zod-form.ts';
import { rolesQuery } from '../../production-roles/api.ts';

const NO_ROLE = 'none';

/** A choice among others is never nothing. */
const typedSchema = z.object({ name: shortlistFormSchema.shape.name, roleId: z.string() });

type Props = {
  title: string;
  act: string;
  productionId: string;
  /** As it is; no role is ''. */
  start: { name: string; roleId: string };
  change: { isPending: boolean; error: Error | null };
  onSave: (form: ShortlistForm) => void;
  onClose: () => void;
};

/** What a list is called and which role it is for. */
export function ListDialog({ title, act, productionId, start, change, onSave, onClose }: Props) {
  const formId = useId();
  const roles = useQuery(rolesQuery(productionId)).data?.items ?? [];
  const form = useZodForm(typedSchema, { name: start.name, roleId: start.roleId || NO_ROLE });
  const save = form.handleSubmit(({ name, roleId }) =>
    onSave({ name, roleId: roleId === NO_ROLE ? null : roleId }),
  );
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={title}
      footer={
        <>
          <DialogClose>
            <Button>Cancel</Button>
          </DialogClose>
          <Button type="submit" form={formId} look="primary" isPending={change.isPending}>
            {act}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={save} className="grid gap-4">
        <TextField
          label="Name"
          placeholder="First look, Directors’ picks…"
          autoComplete="off"
          {...bindField(form, 'name')}
        />
        {roles.length > 0 && (
          <SelectField
            label="For"
            options={[
              { value: NO_ROLE, label: 'The whole production' },
              ...roles.map((role) => ({ value: role.id, label: role.title })),
            ]}
            control={form.control}
            name="roleId"
          />
        )}
        {change.error !== null && <FormAlert>{change.error.message}</FormAlert>}
      </form>
    </Dialog>
  );
}

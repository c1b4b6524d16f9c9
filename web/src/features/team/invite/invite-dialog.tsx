import { teamInvitationFormSchema } from '@callboard/contract/team';
import { TEXTS } from '@callboard/contract/texts';
import { useId } from 'react';
import { bindField } from '../../../ui/bind-field.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { showServerErrors } from '../../../ui/show-server-errors.ts';
import { TextField } from '../../../ui/text-field.tsx';
import { useZodForm } from '../../../ui/use-zod-form.ts';
import { ROLE_OPTIONS } from '../role-words.ts';
import { useInvite } from './use-invite.ts';

type Props = { portfolioId: string; onClose: () => void };

const texts = TEXTS.teamInvitation;
const MAX_WIDTH = 425;

export function InviteDialog({ portfolioId, onClose }: Props) {
  const formId = useId();
  const invite = useInvite(portfolioId);
  const form = useZodForm(teamInvitationFormSchema, {
    firstName: '',
    lastName: '',
    email: '',
    role: 'employee',
  });
  const submit = form.handleSubmit((values) =>
    invite.mutate(values, {
      onSuccess: onClose,
      onError: (error) => showServerErrors(form, error),
    }),
  );
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && !invite.isPending && onClose()}
      title={texts.dialogTitle}
      maxWidth={MAX_WIDTH}
      footer={
        <>
          <Button disabled={invite.isPending} onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button type="submit" form={formId} look="primary" isPending={invite.isPending}>
            {texts.send}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit} className="grid gap-4">
        <TextField label={texts.firstName} autoComplete="off" {...bindField(form, 'firstName')} />
        <TextField label={texts.lastName} autoComplete="off" {...bindField(form, 'lastName')} />
        <TextField
          label={texts.email}
          type="email"
          autoComplete="off"
          {...bindField(form, 'email')}
        />
        <SelectField label={texts.role} options={ROLE_OPTIONS} control={form.control} name="role" />
      </form>
    </Dialog>
  );
}

import { passwordChangeSchema } from '@callboard/contract/account';
import { useState } from 'react';
import { bindField } from '../../ui/bind-field.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { FormAlert } from '../../ui/form-alert.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { PasswordStrengthMeter } from '../../ui/password-strength.tsx';
import { showServerErrors } from '../../ui/show-server-errors.ts';
import { toast } from '../../ui/toast-store.ts';
import { useZodForm } from '../../ui/use-zod-form.ts';
import { useChangePassword } from './api.ts';

export function PasswordCard() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Card
      title="Password"
      description="Changing it signs all other devices out."
      aside={
        <Dialog
          open={isOpen}
          onOpenChange={setIsOpen}
          trigger={<Button>Change password</Button>}
          title="Change password"
          maxWidth={425}
        >
          <PasswordForm onChanged={() => setIsOpen(false)} />
        </Dialog>
      }
    />
  );
}

function PasswordForm({ onChanged }: { onChanged: () => void }) {
  const change = useChangePassword();
  const form = useZodForm(passwordChangeSchema, { currentPassword: '', newPassword: '' });
  const submit = form.handleSubmit((values) =>
    change.mutate(values, {
      onSuccess: () => {
        toast({ title: 'Password changed', description: 'All other devices were signed out.' });
        onChanged();
      },
      onError: (error) => showServerErrors(form, error),
    }),
  );
  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <PasswordField
        label="Current password"
        autoComplete="current-password"
        {...bindField(form, 'currentPassword')}
      />
      <PasswordField
        label="New password"
        autoComplete="new-password"
        hint={<PasswordStrengthMeter password={form.watch('newPassword')} />}
        {...bindField(form, 'newPassword')}
      />
      {change.isError && <FormAlert>{change.error.message}</FormAlert>}
      <Button type="submit" look="primary" isPending={change.isPending}>
        Change password
      </Button>
    </form>
  );
}

import { emailChangeSchema } from '@callboard/contract/account';
import { useState } from 'react';
import { useCurrentUser } from '../../lib/use-session.ts';
import { bindField } from '../../ui/bind-field.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { FormAlert } from '../../ui/form-alert.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { showServerErrors } from '../../ui/show-server-errors.ts';
import { TextField } from '../../ui/text-field.tsx';
import { toast } from '../../ui/toast-store.ts';
import { useZodForm } from '../../ui/use-zod-form.ts';
import { useChangeEmail } from './api.ts';

export function EmailCard() {
  const { email } = useCurrentUser();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Card
      title="Email"
      description={email}
      aside={
        <Dialog
          open={isOpen}
          onOpenChange={setIsOpen}
          trigger={<Button>Change email</Button>}
          title="Change email"
          description={`We send a link to the new address. Until you follow it, ${email} stays in use.`}
          maxWidth={425}
        >
          <EmailForm onSent={() => setIsOpen(false)} />
        </Dialog>
      }
    />
  );
}

function EmailForm({ onSent }: { onSent: () => void }) {
  const change = useChangeEmail();
  const form = useZodForm(emailChangeSchema, { email: '', password: '' });
  const submit = form.handleSubmit((values) =>
    change.mutate(values, {
      onSuccess: ({ message }) => {
        toast({ title: 'Look into your mailbox', description: message });
        onSent();
      },
      onError: (error) => showServerErrors(form, error),
    }),
  );
  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <TextField
        label="New email"
        type="email"
        autoComplete="email"
        {...bindField(form, 'email')}
      />
      <PasswordField
        label="Your password"
        autoComplete="current-password"
        {...bindField(form, 'password')}
      />
      {change.isError && <FormAlert>{change.error.message}</FormAlert>}
      <Button type="submit" look="primary" isPending={change.isPending}>
        Send the link
      </Button>
    </form>
  );
}

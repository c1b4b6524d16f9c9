import { addressSchema } from '@callboard/contract/auth';
import type { Role } from '@callboard/contract/roles';
import { useNavigate } from '@tanstack/react-router';
import type { FormEvent } from 'react';
import { useSession } from '../../lib/use-session.ts';
import { bindField } from '../../ui/bind-field.ts';
import { Button } from '../../ui/button.tsx';
import { FormAlert } from '../../ui/form-alert.tsx';
import { hasKeyboard } from '../../ui/has-keyboard.ts';
import { TextField } from '../../ui/text-field.tsx';
import { toast } from '../../ui/toast-store.ts';
import { useZodForm } from '../../ui/use-zod-form.ts';
import { AuthForm } from './auth-form.tsx';
import { MailSent } from './mail-sent.tsx';
import { useResendVerification, useVerifyEmail } from './sign-in-calls.ts';
import { TextLink } from './text-link.tsx';
import { useLinkToken } from './use-link-token.ts';

/** Where someone new begins. */
const FIRST_PAGES: Partial<Record<Role, '/talent/profile/intro' | '/agent-onboarding'>> = {
  talent: '/talent/profile/intro',
  agent: '/agent-onboarding',
};

export function VerifyEmailPage() {
  const token = useLinkToken();
  return token === '' ? <SendAgain /> : <Confirm token={token} />;
}

/** Opening a link is not enough: scanners of mail open links too. A person presses the button. */
function Confirm({ token }: { token: string }) {
  const verify = useVerifyEmail();
  const navigate = useNavigate();
  const { user: knownBefore } = useSession();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    verify.mutate(token, {
      onSuccess: ({ user }) => {
        toast({ title: 'Your address is confirmed' });
        // Whoever changes their address is signed in already; others may be new.
        const isNew = knownBefore?.id !== user.id;
        navigate({ to: (isNew && FIRST_PAGES[user.role]) || '/' });
      },
    });
  };
  return (
    <AuthForm
      title="Confirm your email"
      intro="One press, and we know that this mailbox is yours."
      onSubmit={submit}
    >
      {verify.isError && (
        <FormAlert>
          <span>{verify.error.message}</span>
          <TextLink to="/verify-email">Ask for a new link</TextLink>
        </FormAlert>
      )}
      <Button type="submit" look="primary" isPending={verify.isPending} autoFocus={hasKeyboard()}>
        Confirm and sign in
      </Button>
    </AuthForm>
  );
}

function SendAgain() {
  const resend = useResendVerification();
  const form = useZodForm(addressSchema, { email: '' });
  if (resend.isSuccess) {
    return (
      <MailSent title="Look into your mailbox">
        <p>If that address waits to be confirmed, a new link is on its way to it.</p>
        <p>
          <TextLink to="/login">Back to signing in</TextLink>
        </p>
      </MailSent>
    );
  }
  return (
    <AuthForm
      title="Confirm your email"
      intro="Follow the link in our mail. If it did not come or is too old, we send another."
      onSubmit={form.handleSubmit(({ email }) => resend.mutate(email))}
    >
      <TextField label="Email" type="email" autoComplete="username" {...bindField(form, 'email')} />
      {resend.isError && <FormAlert>{resend.error.message}</FormAlert>}
      <Button type="submit" look="primary" isPending={resend.isPending}>
        Send the link again
      </Button>
    </AuthForm>
  );
}

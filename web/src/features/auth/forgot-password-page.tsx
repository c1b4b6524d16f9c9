import { addressSchema } from '@callboard/contract/auth';
import { bindField } from '../../ui/bind-field.ts';
import { Button } from '../../ui/button.tsx';
import { FormAlert } from '../../ui/form-alert.tsx';
import { hasKeyboard } from '../../ui/has-keyboard.ts';
import { showServerErrors } from '../../ui/show-server-errors.ts';
import { TextField } from '../../ui/text-field.tsx';
import { useZodForm } from '../../ui/use-zod-form.ts';
import { AuthForm } from './auth-form.tsx';
import { MailSent } from './mail-sent.tsx';
import { useForgotPassword } from './sign-in-calls.ts';
import { TextLink } from './text-link.tsx';

export function ForgotPasswordPage() {
  const forgot = useForgotPassword();
  const form = useZodForm(addressSchema, { email: '' });
  const submit = form.handleSubmit((values) =>
    forgot.mutate(values, { onError: (error) => showServerErrors(form, error) }),
  );

  if (forgot.isSuccess) {
    return (
      <MailSent title="Look into your mailbox">
        <p>
          If <b className="text-ink">{form.getValues('email')}</b> has an account, a link to choose
          a new password is on its way. It works for one hour.
        </p>
        <p>
          <TextLink to="/login">Back to signing in</TextLink>
        </p>
      </MailSent>
    );
  }

  return (
    <AuthForm
      title="Forgot your password?"
      intro="Tell us your address, and we send you a link to choose a new one."
      onSubmit={submit}
    >
      <TextField
        label="Email"
        type="email"
        autoComplete="username"
        autoFocus={hasKeyboard()}
        {...bindField(form, 'email')}
      />
      {forgot.isError && <FormAlert>{forgot.error.message}</FormAlert>}
      <Button type="submit" look="primary" isPending={forgot.isPending}>
        Send the link
      </Button>
      <p className="text-14 text-muted">
        It came back to you? <TextLink to="/login">Sign in</TextLink>
      </p>
    </AuthForm>
  );
}

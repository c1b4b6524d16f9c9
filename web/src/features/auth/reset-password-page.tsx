import { newPasswordFormSchema } from '@callboard/contract/auth';
import { useNavigate } from '@tanstack/react-router';
import { bindField } from '../../ui/bind-field.ts';
import { Button } from '../../ui/button.tsx';
import { FormAlert } from '../../ui/form-alert.tsx';
import { hasKeyboard } from '../../ui/has-keyboard.ts';
import { PasswordField } from '../../ui/password-field.tsx';
import { PasswordStrengthMeter } from '../../ui/password-strength.tsx';
import { showServerErrors } from '../../ui/show-server-errors.ts';
import { toast } from '../../ui/toast-store.ts';
import { useZodForm } from '../../ui/use-zod-form.ts';
import { AuthForm } from './auth-form.tsx';
import { useResetPassword } from './sign-in-calls.ts';
import { TextLink } from './text-link.tsx';
import { useLinkToken } from './use-link-token.ts';

export function ResetPasswordPage() {
  const token = useLinkToken();
  const reset = useResetPassword();
  const navigate = useNavigate();
  const form = useZodForm(newPasswordFormSchema, { token, password: '' });
  const submit = form.handleSubmit((values) =>
    reset.mutate(values, {
      onSuccess: () => {
        toast({ title: 'Password changed', description: 'All other devices were signed out.' });
        navigate({ to: '/' });
      },
      onError: (error) => showServerErrors(form, error),
    }),
  );

  return (
    <AuthForm
      title="Choose a new password"
      intro="All other devices are signed out when you do."
      onSubmit={submit}
    >
      <PasswordField
        label="New password"
        autoComplete="new-password"
        autoFocus={hasKeyboard()}
        hint={<PasswordStrengthMeter password={form.watch('password')} />}
        {...bindField(form, 'password')}
      />
      {(reset.isError || token === '') && (
        <FormAlert>
          <span>{reset.error?.message ?? 'This address is not a whole link from our mail.'}</span>
          <TextLink to="/forgot-password">Ask for a new link</TextLink>
        </FormAlert>
      )}
      <Button type="submit" look="primary" isPending={reset.isPending} disabled={token === ''}>
        Change password
      </Button>
    </AuthForm>
  );
}

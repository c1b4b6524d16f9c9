import { Link } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { ApiError } from '../../lib/api-error.ts';
import { useSession } from '../../lib/use-session.ts';
import { bindField } from '../../ui/bind-field.ts';
import { Button } from '../../ui/button.tsx';
import { FormAlert } from '../../ui/form-alert.tsx';
import { hasKeyboard } from '../../ui/has-keyboard.ts';
import { PasswordField } from '../../ui/password-field.tsx';
import { showServerErrors } from '../../ui/show-server-errors.ts';
import { TextField } from '../../ui/text-field.tsx';
import { useZodForm } from '../../ui/use-zod-form.ts';
import { AuthForm } from './auth-form.tsx';
import { useLogin } from './sign-in-calls.ts';
import { TextLink } from './text-link.tsx';

/** Comes once somebody begins to type: the page itself should be there at once. */
const loadSchema = async () => (await import('@callboard/contract/auth')).loginSchema;

/** Few come here that way. */
const SentOutNotice = lazy(async () => ({
  default: (await import('./sent-out-notice.tsx')).SentOutNotice,
}));

const SuspendedDoor = lazy(async () => ({
  default: (await import('./suspended-door.tsx')).SuspendedDoor,
}));

export function LoginPage() {
  const { sentOut } = useSession();
  const login = useLogin();
  const form = useZodForm(loadSchema, { email: '', password: '' });
  const submit = form.handleSubmit((values) =>
    login.mutate(values, { onError: (error) => showServerErrors(form, error) }),
  );
  if (login.error instanceof ApiError && login.error.code === 'ACCOUNT_SUSPENDED') {
    return (
      <Suspense>
        <SuspendedDoor
          said={login.error.message}
          answer={login.error.fields?.appeal}
          credentials={login.variables ?? form.getValues()}
          onLeave={() => {
            login.reset();
            // Whoever comes next types their own.
            form.reset();
          }}
        />
      </Suspense>
    );
  }

  return (
    <AuthForm
      title="Welcome back"
      intro="Sign in to your castings, roster or profile."
      onSubmit={submit}
      onFocus={loadSchema}
    >
      {sentOut !== undefined && !login.isError && (
        <Suspense>
          <SentOutNotice why={sentOut} />
        </Suspense>
      )}
      <TextField
        label="Email"
        type="email"
        autoComplete="username"
        autoFocus={hasKeyboard()}
        {...bindField(form, 'email')}
      />
      <PasswordField
        label="Password"
        autoComplete="current-password"
        aside={
          <Link to="/forgot-password" className="text-muted hover:text-ink">
            Forgot password?
          </Link>
        }
        {...bindField(form, 'password')}
      />
      {login.isError && <LoginProblem error={login.error} />}
      <Button type="submit" look="primary" isPending={login.isPending}>
        Sign in
      </Button>
      <p className="text-14 text-muted">
        New here? <TextLink to="/register">Create an account</TextLink>
      </p>
    </AuthForm>
  );
}

function LoginProblem({ error }: { error: Error }) {
  const isUnverified = error instanceof ApiError && error.code === 'EMAIL_NOT_VERIFIED';
  return (
    <FormAlert>
      <span>{error.message}</span>
      {isUnverified && <TextLink to="/verify-email">Send the link again</TextLink>}
    </FormAlert>
  );
}

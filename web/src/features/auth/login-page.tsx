import { type LoginForm, loginSchema } from '@callboard/contract/auth';
import { zodResolver } from '@hookform/resolvers/zod';
import { useNavigate } from '@tanstack/react-router';
import { useForm } from 'react-hook-form';
import { ApiError } from '../../lib/api-error.ts';
import { Button } from '../../ui/button.tsx';
import { Logo } from '../../ui/logo.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useLogin } from './api.ts';

export function LoginPage() {
  const login = useLogin();
  const navigate = useNavigate();
  const { register, handleSubmit, formState } = useForm<LoginForm>({
    resolver: zodResolver(loginSchema),
    defaultValues: { email: '', password: '' },
  });
  const submit = handleSubmit((form) =>
    login.mutate(form, { onSuccess: () => navigate({ to: '/' }) }),
  );

  return (
    <main className="grid min-h-dvh place-items-center px-4">
      <form noValidate onSubmit={submit} className="grid w-full max-w-[360px] gap-6">
        <Logo />
        <div>
          <h1 className="font-bold text-28">Welcome back</h1>
          <p className="text-14 text-muted">Sign in to your castings, roster or profile.</p>
        </div>
        <TextField
          label="Email"
          type="email"
          autoComplete="username"
          error={formState.errors.email?.message}
          {...register('email')}
        />
        <TextField
          label="Password"
          type="password"
          autoComplete="current-password"
          error={formState.errors.password?.message}
          {...register('password')}
        />
        {login.isError && (
          <p role="alert" className="text-13 text-danger">
            {login.error instanceof ApiError ? login.error.message : 'Please try again.'}
          </p>
        )}
        <Button type="submit" look="primary" disabled={login.isPending}>
          {login.isPending ? 'Signing in…' : 'Sign in'}
        </Button>
      </form>
    </main>
  );
}

import type { authEndpoints, LoginForm, RegistrationForm } from '@callboard/contract/auth';
import { AUTH_CALLS } from '@callboard/contract/auth-calls';
import { useMutation } from '@tanstack/react-query';
import { callAt } from '../../lib/api-client.ts';
import { useSession } from '../../lib/use-session.ts';

export function useLogin() {
  const { signedIn } = useSession();
  return useMutation({
    mutationFn: (form: LoginForm) =>
      callAt<typeof authEndpoints.login>(AUTH_CALLS.login, { body: form }),
    onSuccess: ({ user }) => signedIn(user),
  });
}

export function useRegister() {
  return useMutation({
    mutationFn: (form: RegistrationForm) =>
      callAt<typeof authEndpoints.register>(AUTH_CALLS.register, { body: form }),
  });
}

export function useVerifyEmail() {
  const { signedIn } = useSession();
  return useMutation({
    mutationFn: (token: string) =>
      callAt<typeof authEndpoints.verifyEmail>(AUTH_CALLS.verifyEmail, { body: { token } }),
    onSuccess: ({ user }) => signedIn(user),
  });
}

export function useResendVerification() {
  return useMutation({
    mutationFn: (email: string) =>
      callAt<typeof authEndpoints.resendVerification>(AUTH_CALLS.resendVerification, {
        body: { email },
      }),
  });
}

export function useForgotPassword() {
  return useMutation({
    mutationFn: (form: { email: string }) =>
      callAt<typeof authEndpoints.forgotPassword>(AUTH_CALLS.forgotPassword, { body: form }),
  });
}

export function useResetPassword() {
  const { signedIn } = useSession();
  return useMutation({
    mutationFn: (form: { token: string; password: string }) =>
      callAt<typeof authEndpoints.resetPassword>(AUTH_CALLS.resetPassword, { body: form }),
    onSuccess: ({ user }) => signedIn(user),
  });
}

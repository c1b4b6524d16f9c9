import { authEndpoints, type LoginForm, type RegistrationForm } from '@callboard/contract/auth';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../lib/api-client.ts';
import { useSession } from '../../lib/use-session.ts';

export function useLogin() {
  const { signedIn } = useSession();
  return useMutation({
    mutationFn: (form: LoginForm) => call(authEndpoints.login, { body: form }),
    onSuccess: ({ user }) => signedIn(user),
  });
}

export function useRegister() {
  return useMutation({
    mutationFn: (form: RegistrationForm) => call(authEndpoints.register, { body: form }),
  });
}

export function useVerifyEmail() {
  const { signedIn } = useSession();
  return useMutation({
    mutationFn: (token: string) => call(authEndpoints.verifyEmail, { body: { token } }),
    onSuccess: ({ user }) => signedIn(user),
  });
}

export function useResendVerification() {
  return useMutation({
    mutationFn: (email: string) => call(authEndpoints.resendVerification, { body: { email } }),
  });
}

export function useForgotPassword() {
  return useMutation({
    mutationFn: (form: { email: string }) => call(authEndpoints.forgotPassword, { body: form }),
  });
}

export function useResetPassword() {
  const { signedIn } = useSession();
  return useMutation({
    mutationFn: (form: { token: string; password: string }) =>
      call(authEndpoints.resetPassword, { body: form }),
    onSuccess: ({ user }) => signedIn(user),
  });
}

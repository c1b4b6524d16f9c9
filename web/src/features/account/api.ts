import {
  type AccountForm,
  accountEndpoints,
  type EmailChange,
  type PasswordChange,
} from '@callboard/contract/account';
import { authEndpoints } from '@callboard/contract/auth';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api-client.ts';
import { endpointQuery } from '../../lib/query-client.ts';
import { useSession } from '../../lib/use-session.ts';

export const sessionsQuery = endpointQuery(authEndpoints.listSessions, {});

export function useUpdateAccount() {
  const { signedIn } = useSession();
  return useMutation({
    mutationFn: (changes: Partial<AccountForm>) => call(accountEndpoints.update, { body: changes }),
    onSuccess: ({ user }) => signedIn(user),
  });
}

export function useChangeEmail() {
  return useMutation({
    mutationFn: (form: EmailChange) => call(accountEndpoints.changeEmail, { body: form }),
  });
}

export function useChangePassword() {
  const refresh = useRefreshSessions();
  return useMutation({
    mutationFn: (form: PasswordChange) => call(accountEndpoints.changePassword, { body: form }),
    onSuccess: refresh,
  });
}

export function useEndSession() {
  const refresh = useRefreshSessions();
  return useMutation({
    mutationFn: (id: string) => call(authEndpoints.endSession, { params: { id } }),
    onSuccess: refresh,
  });
}

export function useEndOtherSessions() {
  const refresh = useRefreshSessions();
  return useMutation({
    mutationFn: () => call(authEndpoints.endOtherSessions, {}),
    onSuccess: refresh,
  });
}

function useRefreshSessions() {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: sessionsQuery.queryKey });
}

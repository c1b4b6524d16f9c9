import { authEndpoints, type LoginForm } from '@callboard/contract/auth';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api-client.ts';
import { endpointQuery } from '../../lib/query-client.ts';

export const sessionQuery = endpointQuery(authEndpoints.check, {});
export const currentUserQuery = endpointQuery(authEndpoints.me, {});

export function useLogin() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (form: LoginForm) => call(authEndpoints.login, { body: form }),
    onSuccess: (answer) => {
      client.setQueryData(sessionQuery.queryKey, { authenticated: true });
      client.setQueryData(currentUserQuery.queryKey, answer);
    },
  });
}

export function useLogout() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call(authEndpoints.logout, {}),
    onSuccess: () => client.clear(),
  });
}

import {
  type AccountForm,
  accountEndpoints,
  type EmailChange,
  type PasswordChange,
} from '@callboard/contract/account';
import { type AgentProfileForm, agentProfileEndpoints } from '@callboard/contract/agent-profiles';
import { authEndpoints } from '@callboard/contract/auth';
import {
  type ClientProfileForm,
  clientProfileEndpoints,
} from '@callboard/contract/client-profiles';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api-client.ts';
import { endpointQuery } from '../../lib/query-client.ts';
import { useSession } from '../../lib/use-session.ts';
import { agentProfileQuery, clientProfileQuery } from './profile-queries.ts';

export const sessionsQuery = endpointQuery(authEndpoints.listSessions, {});

export function useUpdateAccount() {
  const { signedIn } = useSession();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (changes: Partial<AccountForm>) => call(accountEndpoints.update, { body: changes }),
    onSuccess: ({ user }) => {
      signedIn(user);
      const names = { firstName: user.firstName, lastName: user.lastName };
      queries.setQueryData(clientProfileQuery.queryKey, (known) => known && { ...known, ...names });
      queries.setQueryData(agentProfileQuery.queryKey, (known) => known && { ...known, ...names });
    },
  });
}

export function useUpdateClientProfile() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (form: ClientProfileForm) => call(clientProfileEndpoints.update, { body: form }),
    onSuccess: (profile) => queries.setQueryData(clientProfileQuery.queryKey, profile),
  });
}

export function useUpdateAgentProfile() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (form: AgentProfileForm) => call(agentProfileEndpoints.update, { body: form }),
    onSuccess: (profile) => queries.setQueryData(agentProfileQuery.queryKey, profile),
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

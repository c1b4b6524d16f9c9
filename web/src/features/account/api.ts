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
import { fillPath } from '@callboard/contract/endpoint';
import { PROFILE_CALLS } from '@callboard/contract/profile-calls';
import { profilePhotoEndpoints } from '@callboard/contract/profile-photos';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api-client.ts';
import { endpointQuery } from '../../lib/query-client.ts';
import { useCurrentUser, useSession } from '../../lib/use-session.ts';
import type { CroppedPhoto } from '../../ui/crop-photo.ts';
import { agentProfileQuery, clientProfileQuery, talentPhotoQuery } from './profile-queries.ts';

export { PhotoControl } from './photo-control.tsx';

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

export type PhotoRole = keyof typeof profilePhotoEndpoints;

/** One's own photo, or that of the talent whose profile is named. */
export function useChangePhoto(role: PhotoRole, talentProfileId?: string) {
  const { id: userId } = useCurrentUser();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ round, square }: CroppedPhoto) => {
      const body = new FormData();
      body.set('photo', round.file);
      body.set('squarePhoto', square.file);
      if (talentProfileId === undefined) return call(profilePhotoEndpoints[role], { body });
      return call(profilePhotoEndpoints.talent, { body, query: { talentProfileId } });
    },
    onSuccess: ({ profilePhotoThumbnailUrl }) => {
      if (talentProfileId !== undefined) return;
      showNewPhoto(queries, { role, userId, profilePhotoThumbnailUrl });
    },
  });
}

type NewPhoto = { role: PhotoRole; userId: string; profilePhotoThumbnailUrl: string };

function showNewPhoto(
  queries: QueryClient,
  { role, userId, profilePhotoThumbnailUrl }: NewPhoto,
): void {
  const photo = { profilePhotoThumbnailUrl };
  if (role === 'client') {
    queries.setQueryData(clientProfileQuery.queryKey, (known) => known && { ...known, ...photo });
  } else if (role === 'agent') {
    queries.setQueryData(agentProfileQuery.queryKey, (known) => known && { ...known, ...photo });
  } else {
    queries.setQueryData(talentPhotoQuery(userId).queryKey, profilePhotoThumbnailUrl);
    forgetKeptThumbnail(userId);
  }
}

/** For a talent whose photo was chosen elsewhere: every place that shows it fetches it anew. */
export function useShowOwnPhoto() {
  const { id: userId } = useCurrentUser();
  const queries = useQueryClient();
  return () => {
    const path = fillPath(PROFILE_CALLS.talentThumbnail.path, { userId });
    queries.setQueryData(talentPhotoQuery(userId).queryKey, `${path}?v=${Date.now()}`);
    forgetKeptThumbnail(userId);
  };
}

/** After a reload the address is the plain one again, whose picture the browser has kept. */
function forgetKeptThumbnail(userId: string): void {
  const path = fillPath(PROFILE_CALLS.talentThumbnail.path, { userId });
  fetch(path, { cache: 'reload' }).catch(() => undefined);
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

import type { castingCallEndpoints } from '@callboard/contract/casting-calls';
import type { BodyOf } from '@callboard/contract/endpoint';
import type { invitingEndpoints } from '@callboard/contract/inviting';
import { LIMITS } from '@callboard/contract/limits';
import type { productionEndpoints } from '@callboard/contract/productions';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { callAt } from '../../lib/api-client.ts';
import { queryAt } from '../../lib/query-client.ts';
import { keyOfPath } from '../../lib/query-key.ts';
import { refreshRole } from '../production-roles/api.ts';

type Endpoints = typeof invitingEndpoints;

/** Those changed last first, as many as one page holds: what is cast now is among them. */
export const ownProductionsQuery = queryAt<typeof productionEndpoints.list>(
  { method: 'GET', path: '/api/productions' },
  { query: { limit: LIMITS.pageSizeMax } },
);

/** Open calls in which all these words are, those that close first at the top. */
export const openCallsQuery = (search: string) =>
  queryAt<typeof castingCallEndpoints.opportunities>(
    { method: 'GET', path: '/api/casting-calls/opportunities' },
    { query: { search: search === '' ? undefined : search } },
  );

export function useInviteToRole() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ roleId, ...body }: BodyOf<Endpoints['inviteToRole']> & { roleId: string }) =>
      callAt<Endpoints['inviteToRole']>(
        { method: 'POST', path: '/api/production-roles/{id}/invitations' },
        { params: { id: roleId }, body },
      ),
    onSettled: (_, __, { roleId }) => {
      refreshRole(queries, roleId);
      void queries.invalidateQueries({ queryKey: keyOfPath('/api/casting-calls') });
    },
  });
}

type Message = Omit<BodyOf<Endpoints['messageMany']>, 'clientId'>;

export function useMessageMany() {
  const sent = useRef({ content: '', clientId: '' });
  return useMutation({
    mutationFn: (message: Message) => {
      const content = JSON.stringify(message);
      // The same for the same content: sent again after a failure, nobody gets it twice.
      if (sent.current.content !== content) {
        sent.current = { content, clientId: crypto.randomUUID() };
      }
      const { clientId } = sent.current;
      return callAt<Endpoints['messageMany']>(
        { method: 'POST', path: '/api/messaging/messages' },
        { body: { ...message, clientId } },
      );
    },
  });
}

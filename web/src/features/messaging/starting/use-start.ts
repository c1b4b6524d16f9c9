import type { conversationEndpoints } from '@callboard/contract/conversations';
import type { RequestOf } from '@callboard/contract/endpoint';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { callAt } from '../../../lib/api-client.ts';
import { toast } from '../../../ui/toast-store.ts';

type Endpoint = typeof conversationEndpoints.start;

/** Whom to write to, for whom, and about what. */
export type Start = RequestOf<Endpoint>['body'];

/** Opens the conversation that these people have about this, or a new one. */
export function useStart() {
  const navigate = useNavigate();
  return useMutation({
    mutationFn: (body: Start) =>
      callAt<Endpoint>({ method: 'POST', path: '/api/messaging/conversations' }, { body }),
    onSuccess: ({ id }) =>
      navigate({ to: '/messaging/$conversationId', params: { conversationId: id } }),
    onError: ({ message }) => {
      toast({ title: 'Not opened', description: message, variant: 'destructive' });
    },
  });
}

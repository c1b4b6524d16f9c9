import type { Endpoint, RequestOf, ResultOf } from '@callboard/contract/endpoint';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/api-client.ts';
import { toast } from '../../../ui/toast-store.ts';
import { refreshDeals } from '../about.ts';

/** Answers something that was asked; what became of it is read anew, also after a refusal. */
export function useDealAnswer<E extends Endpoint>(
  endpoint: E,
  doneWord: (answer: ResultOf<E>) => string,
) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (sent: RequestOf<E>) => call(endpoint, sent),
    onSuccess: (answer) =>
      void toast({ title: doneWord(answer), description: 'The casting team was told.' }),
    onError: (error) =>
      void toast({ title: 'Not answered', description: error.message, variant: 'destructive' }),
    onSettled: () => refreshDeals(queries),
  });
}

import type { ErrorDetail } from '@callboard/contract/error-logs';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { toast } from '../../ui/toast-store.ts';
import { ERRORS_KEY, reopenError, resolveError } from './error-queries.ts';

/** Resolves what is open and opens what is resolved. */
export function useDecideError({ id, resolvedAt }: ErrorDetail, onDecided: () => void) {
  const queries = useQueryClient();
  const isOpen = resolvedAt === null;
  return useMutation({
    mutationFn: () => (isOpen ? resolveError(id) : reopenError(id)),
    onSuccess: () => {
      toast({
        title: isOpen ? 'Resolved' : 'Open again',
        description: isOpen ? 'It opens again by itself if it comes back.' : undefined,
      });
      onDecided();
      return queries.invalidateQueries({ queryKey: ERRORS_KEY });
    },
    onError: ({ message }) =>
      toast({ title: 'This could not be saved', description: message, variant: 'destructive' }),
  });
}

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '../../../lib/api-error.ts';
import { toast } from '../../../ui/toast-store.ts';
import { type Decided, decide, REVIEW_KEY } from '../review-queries.ts';

const DONE: Record<Decided['decision'], string> = {
  publish: 'Published',
  reject: 'Rejected',
  take_down: 'Taken down',
};

/** Decided by someone else, or gone. */
const LATE: ReadonlySet<string | undefined> = new Set(['CONFLICT', 'NOT_FOUND']);

const isLate = (error: Error) => error instanceof ApiError && LATE.has(error.code);

/**
 * Decides a call; whoever comes second learns that it was decided, and the list is read anew. `onDone`
 * is for whoever still looks at it: who went on to another is not called back.
 */
export function useDecide(
  { id, roleTitle }: { id: string; roleTitle: string },
  onDone: () => void,
) {
  const queries = useQueryClient();
  const mutation = useMutation({
    mutationFn: (decided: Decided) => decide(id, decided),
    onSuccess: (_, { decision }) => {
      toast({ title: `${DONE[decision]}: ${roleTitle}` });
      return void queries.invalidateQueries({ queryKey: REVIEW_KEY });
    },
    onError: (error, { decision }) => {
      if (isLate(error)) {
        toast({ title: 'Decided in the meantime', description: 'Someone else was first.' });
        return void queries.invalidateQueries({ queryKey: REVIEW_KEY });
      }
      // The dialog says it where there is one.
      if (decision !== 'publish') return;
      toast({ title: 'Not published', description: error.message, variant: 'destructive' });
    },
  });
  const { isPending, error, reset } = mutation;
  const send = (decided: Decided) =>
    mutation.mutate(decided, {
      onSuccess: onDone,
      onError: (failed) => isLate(failed) && onDone(),
    });
  return { send, isPending, error, reset };
}

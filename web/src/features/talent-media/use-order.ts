import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from '../../ui/toast-store.ts';
import { inOrder, moved } from './order.ts';

type Options<T> = {
  /** In the server's order. */
  items: readonly T[];
  /** One change of an order after the other. */
  scope: string;
  put: (ids: string[]) => Promise<unknown>;
  onSaved: (ids: string[]) => void;
};

/**
 * A list under someone's hands. A move shows at once, and goes back with a message if it is refused.
 * What was asked for holds while the screen is open: what the cache says comes a frame too late for
 * a thing that was just dropped.
 */
export function useOrder<T extends { id: string }>({ items, scope, put, onSaved }: Options<T>) {
  const [wanted, setWanted] = useState<string[]>([]);
  const save = useMutation({
    scope: { id: scope },
    mutationFn: put,
    onSuccess: (_, ids) => onSaved(ids),
    onError: ({ message }) => {
      setWanted([]);
      toast({ title: 'Not moved', description: message, variant: 'destructive' });
    },
  });
  const ordered = inOrder(items, wanted);
  return {
    ordered,
    /** To the place where another one is. */
    move(id: string, overId: string) {
      const ids = moved(ordered, id, overId);
      setWanted(ids);
      save.mutate(ids);
    },
  };
}

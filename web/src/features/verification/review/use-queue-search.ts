import type { VerificationKind } from '@callboard/contract/verification';
import { useSearch } from '@tanstack/react-router';
import { useChangeAddress } from '../../../lib/use-change-address.ts';

type Status = 'pending' | 'approved' | 'rejected';
export type QueueFilters = { status: Status; kind: VerificationKind | undefined };

/** What is looked at, and from which list: both are in the address. */
export function useQueueSearch() {
  const search = useSearch({ strict: false }) as Record<string, unknown>;
  const change = useChangeAddress();
  const { id, status, kind } = search;
  return {
    id: typeof id === 'string' && id !== '' ? id : undefined,
    filters: {
      status: status === 'approved' || status === 'rejected' ? status : 'pending',
      kind: kind === 'professional' || kind === 'identity' ? kind : undefined,
    } satisfies QueueFilters,
    choose: (next: string | undefined) => change({ id: next }),
    filter: ({ status, kind }: QueueFilters) =>
      change({ status: status === 'pending' ? undefined : status, kind, id: undefined }),
  };
}

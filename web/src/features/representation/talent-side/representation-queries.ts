import type { representationEndpoints } from '@callboard/contract/representation';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callAt } from '../../../lib/api-client.ts';
import { queryAt } from '../../../lib/query-client.ts';
import { keyOfPath } from '../../../lib/query-key.ts';
import { toast } from '../../../ui/toast-store.ts';

type Representations = typeof representationEndpoints;

const ONE = '/api/representations/{id}';

export const representationsQuery = (talentProfileId: string) =>
  queryAt<Representations['listOfTalent']>(
    { method: 'GET', path: '/api/talent-profiles/{id}/representations' },
    { params: { id: talentProfileId } },
  );

/** Says what is true then: what asked is gone from the screen by then. */
export function useConfirmRepresentation(talentProfileId: string, done: string) {
  const refresh = useRefresh(talentProfileId);
  return useMutation({
    mutationFn: (id: string) =>
      callAt<Representations['confirm']>(
        { method: 'POST', path: `${ONE}/confirm` },
        { params: { id } },
      ),
    onSuccess: () => void toast({ title: 'Confirmed', description: done }),
    onSettled: refresh,
  });
}

type Ending = { id: string; reason: string | null };

/** Declines what is asked for, ends what holds. */
export function useEndRepresentation(talentProfileId: string) {
  const refresh = useRefresh(talentProfileId);
  return useMutation({
    mutationFn: ({ id, reason }: Ending) =>
      callAt<Representations['end']>(
        { method: 'POST', path: `${ONE}/end` },
        { params: { id }, body: { reason } },
      ),
    onSettled: refresh,
  });
}

/** Who represents a talent stands on their profile too, and decides who may submit them. */
function useRefresh(talentProfileId: string) {
  const queries = useQueryClient();
  const keys = [
    keyOfPath(`/api/talent-profiles/${talentProfileId}`),
    keyOfPath('/api/casting-calls'),
  ];
  return () => Promise.all(keys.map((queryKey) => queries.invalidateQueries({ queryKey })));
}

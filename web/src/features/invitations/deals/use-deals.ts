import { useQueries } from '@tanstack/react-query';
import { ownChecksQuery, ownDaysQuery, ownHoldsQuery, ownOffersQuery } from '../calls.ts';
import type { Whose } from '../whose.ts';
import type { Deal } from './deals.ts';

/** Everything that was asked besides auditions. Undefined until all of it has come. */
export function useDeals(whose: Whose) {
  const asked = { talentProfileId: whose.talentProfileId };
  return useQueries({
    queries: [
      ownOffersQuery(asked),
      ownHoldsQuery(asked),
      ownChecksQuery(asked),
      ownDaysQuery(asked),
    ],
    combine: ([offers, holds, checks, days]) => {
      const all = [offers, holds, checks, days];
      const failed = all.find(({ isLoadingError }) => isLoadingError);
      return {
        isPending: all.some(({ isPending }) => isPending),
        error: failed?.error,
        retry: () => {
          for (const one of all) if (one.isError) void one.refetch();
        },
        deals: [
          ...(offers.data?.items ?? []).map((it): Deal => ({ kind: 'offer', it })),
          ...(holds.data?.items ?? []).map((it): Deal => ({ kind: 'hold', it })),
          ...(checks.data?.items ?? []).map((it): Deal => ({ kind: 'check', it })),
          ...(days.data?.items ?? []).map((it): Deal => ({ kind: 'background', it })),
        ],
      };
    },
  });
}

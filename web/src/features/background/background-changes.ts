import { backgroundEndpoints } from '@callboard/contract/background';
import type { BodyOf } from '@callboard/contract/endpoint';
import { LIMITS } from '@callboard/contract/limits';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../lib/api-client.ts';
import { refreshDays } from './background-queries.ts';

/** What a team does to a role's days. Everything that shows them asks anew afterwards. */

function useRefresh(roleId: string) {
  const queries = useQueryClient();
  return () => refreshDays(queries, roleId);
}

export function useSetDays(roleId: string) {
  return useMutation({
    mutationFn: (days: BodyOf<typeof backgroundEndpoints.setDays>['days']) =>
      call(backgroundEndpoints.setDays, { params: { id: roleId }, body: { days } }),
    onSettled: useRefresh(roleId),
  });
}

type Question = { dayIds: readonly string[]; talentProfileIds: readonly string[] };

/** Asks everyone for each of the days, so many at once as the server takes. */
export function useAskForDays(roleId: string) {
  // Sent again, each part of it still happens once.
  const [keys] = useState(() => new Map<string, string>());
  const keyOf = (part: string) => {
    const key = keys.get(part) ?? crypto.randomUUID();
    keys.set(part, key);
    return key;
  };
  return useMutation({
    mutationFn: async ({ dayIds, talentProfileIds }: Question) => {
      for (const id of dayIds) {
        for (const ids of inParts(talentProfileIds)) {
          await call(
            backgroundEndpoints.ask,
            { params: { id }, body: { talentProfileIds: ids } },
            { idempotencyKey: keyOf([id, ...ids].join()) },
          );
        }
      }
    },
    onSettled: useRefresh(roleId),
  });
}

function inParts(ids: readonly string[]): string[][] {
  const size = LIMITS.askedAtOnce;
  return Array.from({ length: Math.ceil(ids.length / size) }, (_, part) =>
    ids.slice(part * size, (part + 1) * size),
  );
}

export function useReleaseBooking(roleId: string) {
  return useMutation({
    mutationFn: (bookingId: string) =>
      call(backgroundEndpoints.release, { params: { id: bookingId } }),
    onSettled: useRefresh(roleId),
  });
}

export function useSendCallTime(roleId: string, dayId: string) {
  const [idempotencyKey] = useState(() => crypto.randomUUID());
  return useMutation({
    mutationFn: (body: BodyOf<typeof backgroundEndpoints.sendCallTime>) =>
      call(backgroundEndpoints.sendCallTime, { params: { id: dayId }, body }, { idempotencyKey }),
    onSettled: useRefresh(roleId),
  });
}

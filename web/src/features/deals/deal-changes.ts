import { availabilityCheckEndpoints } from '@callboard/contract/availability-checks';
import type { BodyOf } from '@callboard/contract/endpoint';
import { holdEndpoints } from '@callboard/contract/holds';
import { type OfferTerms, offerEndpoints } from '@callboard/contract/offers';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../lib/api-client.ts';
import { refreshDeals } from './deal-queries.ts';

/** What a team asks and offers. Everything that shows it asks anew afterwards. */

/** Sent again under the same key, something still happens once. */
function useKey() {
  const [idempotencyKey] = useState(() => crypto.randomUUID());
  return { idempotencyKey };
}

function useRefresh(roleId: string) {
  const queries = useQueryClient();
  return () => refreshDeals(queries, roleId);
}

export function useAskAvailability(roleId: string) {
  const key = useKey();
  return useMutation({
    mutationFn: (body: BodyOf<typeof availabilityCheckEndpoints.ask>) =>
      call(availabilityCheckEndpoints.ask, { params: { id: roleId }, body }, key),
    onSettled: useRefresh(roleId),
  });
}

export function useAskForHold(roleId: string) {
  const key = useKey();
  return useMutation({
    mutationFn: (body: BodyOf<typeof holdEndpoints.request>) =>
      call(holdEndpoints.request, { params: { id: roleId }, body }, key),
    onSettled: useRefresh(roleId),
  });
}

export function useChallengeHold(roleId: string, holdId: string) {
  return useMutation({
    mutationFn: () => call(holdEndpoints.challenge, { params: { id: holdId } }),
    onSettled: useRefresh(roleId),
  });
}

export function useConfirmHold(roleId: string, holdId: string) {
  return useMutation({
    mutationFn: () => call(holdEndpoints.confirm, { params: { id: holdId } }),
    onSettled: useRefresh(roleId),
  });
}

export function useReleaseHold(roleId: string, holdId: string) {
  return useMutation({
    mutationFn: (note: string | null) =>
      call(holdEndpoints.release, { params: { id: holdId }, body: { note } }),
    onSettled: useRefresh(roleId),
  });
}

export function useSendOffer(roleId: string, applicationId: string) {
  const key = useKey();
  return useMutation({
    mutationFn: (body: OfferTerms) =>
      call(offerEndpoints.send, { params: { id: applicationId }, body }, key),
    onSettled: useRefresh(roleId),
  });
}

export function useWithdrawOffer(roleId: string, offerId: string) {
  return useMutation({
    mutationFn: (reason: string | null) =>
      call(offerEndpoints.withdraw, { params: { id: offerId }, body: { reason } }),
    onSettled: useRefresh(roleId),
  });
}

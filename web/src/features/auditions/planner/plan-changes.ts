import type { AuditionSession } from '@callboard/contract/audition-session';
import type { BodyOf } from '@callboard/contract/endpoint';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callAt } from '../../../lib/api-client.ts';
import { toast } from '../../../ui/toast-store.ts';
import { auditionQuery, planKey, refreshAround, refreshAudition } from '../audition-queries.ts';
import { AUDITION_CALLS, type Calls } from '../calls.ts';
import { type Seating, showSeating } from './seating.ts';

/** What a team does to a session's plan. The whole session comes back, and is shown. */

type Change<Sent> = {
  send: (sent: Sent) => Promise<AuditionSession>;
  /** What shows at once; it is taken back if the server refuses. */
  show?: (session: AuditionSession, sent: Sent) => AuditionSession;
  /** What a refusal is told as; without it the form says so itself. */
  refused?: string;
};

function usePlanChange<Sent>(id: string, { send, show, refused }: Change<Sent>) {
  const queries = useQueryClient();
  const { queryKey } = auditionQuery(id);
  return useMutation({
    mutationKey: planKey(id),
    // One after the other: each answer is the whole plan.
    scope: { id: `audition:${id}` },
    mutationFn: send,
    onMutate: async (sent) => {
      await queries.cancelQueries({ queryKey, exact: true });
      const before = queries.getQueryData(queryKey);
      if (show && before) queries.setQueryData(queryKey, show(before, sent));
      return before;
    },
    onSuccess: (session) => {
      // While more is on its way this is not the last word.
      if (queries.isMutating({ mutationKey: planKey(id) }) > 1) return;
      queries.setQueryData(queryKey, session);
      refreshAround(queries, session.productionId, id);
    },
    onError: (error, _, before) => {
      if (show && before) queries.setQueryData(queryKey, before);
      if (refused !== undefined) {
        toast({ title: refused, description: error.message, variant: 'destructive' });
      }
      void queries.invalidateQueries({ queryKey, exact: true });
    },
  });
}

export const useSeat = (id: string) =>
  usePlanChange<Seating>(id, {
    send: ({ place, remove }) =>
      callAt<Calls['seat']>(AUDITION_CALLS.seat, {
        params: { id },
        body: {
          place: place.map(({ person: { talentProfileId, roleId }, slotId }) => ({
            talentProfileId,
            roleId,
            slotId,
          })),
          remove: remove.map(({ talentProfileId, roleId }) => ({ talentProfileId, roleId })),
        },
      }),
    show: showSeating,
    refused: 'Not moved',
  });

export const useAutofill = (id: string) =>
  usePlanChange<BodyOf<Calls['autofill']>>(id, {
    send: (body) => callAt<Calls['autofill']>(AUDITION_CALLS.autofill, { params: { id }, body }),
  });

export const useChangeFacts = (id: string) =>
  usePlanChange<BodyOf<Calls['change']>>(id, {
    send: (body) => callAt<Calls['change']>(AUDITION_CALLS.change, { params: { id }, body }),
  });

export const useMakeSlots = (id: string) =>
  usePlanChange<BodyOf<Calls['makeSlots']>>(id, {
    send: (body) => callAt<Calls['makeSlots']>(AUDITION_CALLS.makeSlots, { params: { id }, body }),
  });

export const useAddSlot = (id: string) =>
  usePlanChange<BodyOf<Calls['addSlot']>>(id, {
    send: (body) => callAt<Calls['addSlot']>(AUDITION_CALLS.addSlot, { params: { id }, body }),
  });

export const useRemoveSlot = (id: string) =>
  usePlanChange<string>(id, {
    send: (slotId) =>
      callAt<Calls['removeSlot']>(AUDITION_CALLS.removeSlot, { params: { id, slotId } }),
    refused: 'Not removed',
  });

export const useShift = (id: string) =>
  usePlanChange<number>(id, {
    send: (minutes) =>
      callAt<Calls['shift']>(AUDITION_CALLS.shift, { params: { id }, body: { minutes } }),
  });

export const useCancelSession = (id: string) =>
  usePlanChange<string | null>(id, {
    send: (note) =>
      callAt<Calls['cancel']>(AUDITION_CALLS.cancel, { params: { id }, body: { note } }),
  });

type One = Pick<AuditionSession, 'id' | 'productionId'>;

export function useSend({ id, productionId }: One, key: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () =>
      callAt<Calls['send']>(AUDITION_CALLS.send, { params: { id } }, { idempotencyKey: key }),
    onSettled: () => refreshAudition(queries, productionId, id),
  });
}

export function useRemoveSession({ id, productionId }: One) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => callAt<Calls['remove']>(AUDITION_CALLS.remove, { params: { id } }),
    onSuccess: () => refreshAround(queries, productionId, id),
  });
}

export function useGiveTime({ id, productionId }: One) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ invitationId, dueAt }: { invitationId: string; dueAt: string }) =>
      callAt<Calls['setDueTime']>(AUDITION_CALLS.setDueTime, {
        params: { id: invitationId },
        body: { dueAt },
      }),
    onSettled: () => refreshAudition(queries, productionId, id),
  });
}

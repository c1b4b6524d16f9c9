import type { authEndpoints } from '@callboard/contract/auth';
import { AUTH_CALLS } from '@callboard/contract/auth-calls';
import { type Billing, billingEndpoints, type TRY_OUT_CARDS } from '@callboard/contract/billing';
import type { BillingInterval } from '@callboard/contract/plans';
import { hashKey, type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import { call, callAt } from '../../lib/api-client.ts';
import { useSession } from '../../lib/use-session.ts';
import { toast } from '../../ui/toast-store.ts';
import { billingQuery, KEY_OF_PLANS, type Whose } from './billing-queries.ts';
import { useWhenOvertaken } from './use-when-overtaken.ts';

export type TryOutCard = (typeof TRY_OUT_CARDS)[number];

/** What to say once it is done; said here, since what asked for it is often gone by then. */
type Say = (billing: Billing) => string;

export function useChangeInterval(whose: Whose, say: Say) {
  return useBillingChange({
    whose,
    say,
    send: (interval: BillingInterval) =>
      call(billingEndpoints.change, { body: { interval, ...whose } }),
  });
}

export function useCancelPro(whose: Whose, say: Say) {
  const send = () => call(billingEndpoints.cancel, { body: whose });
  return useBillingChange({ whose, say, send });
}

/** Takes back what was to happen when the paid period ends. */
export function useResume(whose: Whose, say: Say) {
  const send = () => call(billingEndpoints.resume, { body: whose });
  return useBillingChange({ whose, say, send });
}

export function useTryOutRenewal(whose: Whose, say: Say) {
  return useBillingChange({
    whose,
    say,
    send: (card: TryOutCard) => call(billingEndpoints.tryOutRenewal, { body: { card, ...whose } }),
  });
}

export function useTryOutPay(id: string, onPaid: () => void) {
  return useBillingChange({
    onDone: onPaid,
    send: (card: TryOutCard) =>
      call(billingEndpoints.tryOutPay, { params: { id }, body: { card } }),
  });
}

export function useSettle() {
  return useBillingChange({
    send: (reference: string) => call(billingEndpoints.settle, { params: { reference } }),
  });
}

type Change<Sent> = {
  /** Unknown where a payment is named: the answer says for whom, but not which portfolio it is. */
  whose?: Whose;
  say?: Say;
  /** Once the user has the new plan; also where what asked for it is gone by then. */
  onDone?: () => void;
  send: (sent: Sent) => Promise<Billing>;
};

function useBillingChange<Sent = void>({ whose, say, onDone, send }: Change<Sent>) {
  const takeIn = useTakeIn(whose);
  const whenOvertaken = useWhenOvertaken();
  return useMutation({
    mutationFn: send,
    onSuccess: async (billing) => {
      if (say !== undefined) toast({ title: say(billing) });
      await takeIn(billing);
      onDone?.();
    },
    onError: whenOvertaken,
  });
}

/** The plan shows at once; the user knows it before the next page opens, and all else is asked anew. */
function useTakeIn(whose: Whose | undefined) {
  const queries = useQueryClient();
  const refreshUser = useRefreshUser();
  return async (billing: Billing) => {
    if (whose === undefined) {
      await Promise.all([
        refreshUser(),
        queries.invalidateQueries({ predicate: ({ queryKey }) => isPlan(queryKey) }),
      ]);
      void queries.invalidateQueries({ predicate: ({ queryKey }) => !isOfBilling(queryKey) });
      return;
    }
    const { queryKey } = billingQuery(whose);
    queries.setQueryData(queryKey, billing);
    await refreshUser();
    void queries.invalidateQueries({
      predicate: ({ queryHash }) => queryHash !== hashKey(queryKey),
    });
  };
}

const isOfBilling = ([path]: QueryKey) => path === KEY_OF_PLANS[0];
/** An order is no plan: the page on which it was just paid is about to go. */
const isPlan = (queryKey: QueryKey) => isOfBilling(queryKey) && typeof queryKey[1] !== 'string';

/** What a plan opens is asked of the user, in this tab and, by what is stored, in the others. */
export function useRefreshUser() {
  const { signedIn } = useSession();
  return async () => {
    try {
      const { user } = await callAt<typeof authEndpoints.me>(AUTH_CALLS.me, {});
      signedIn(user);
    } catch {
      // The change is made; the next load asks again.
    }
  };
}

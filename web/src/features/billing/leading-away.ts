import { billingEndpoints } from '@callboard/contract/billing';
import type { BillingInterval } from '@callboard/contract/plans';
import { useMutation } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { call } from '../../lib/api-client.ts';
import type { Whose } from './billing-queries.ts';
import { useWhenOvertaken } from './use-when-overtaken.ts';

export function useCheckout(whose: Whose) {
  const { goOn, whereNow } = useGoOn();
  const whenOvertaken = useWhenOvertaken();
  return useMutation({
    onMutate: whereNow,
    mutationFn: (interval: BillingInterval) =>
      call(billingEndpoints.checkout, { body: { interval, ...whose } }),
    onSuccess: ({ url }, _sent, asked) => goOn(url, asked),
    onError: whenOvertaken,
  });
}

/** Cards and invoices, on the provider's own page. */
export function usePortal(whose: Whose) {
  const { goOn, whereNow } = useGoOn();
  const whenOvertaken = useWhenOvertaken();
  return useMutation({
    onMutate: whereNow,
    mutationFn: () => call(billingEndpoints.portal, { body: whose }),
    onSuccess: ({ url }, _sent, asked) => goOn(url, asked),
    onError: whenOvertaken,
  });
}

/**
 * A page of ours opens in its place, which keeps what is selected; the provider's takes over. Whoever has
 * gone elsewhere meanwhile, with a second click for instance, is left alone.
 */
function useGoOn() {
  const { history } = useRouter();
  const whereNow = () => history.location.pathname;
  const goOn = (url: string, asked: string) => {
    if (whereNow() !== asked) return;
    const target = new URL(url, window.location.origin);
    if (target.origin === window.location.origin) history.push(target.pathname + target.search);
    else window.location.assign(target);
  };
  return { goOn, whereNow };
}

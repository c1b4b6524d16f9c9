import { billingEndpoints } from '@callboard/contract/billing';
import type { BillingInterval } from '@callboard/contract/plans';
import { useMutation } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { call } from '../../lib/api-client.ts';
import type { Whose } from './billing-queries.ts';

export function useCheckout(whose: Whose) {
  const goOn = useGoOn();
  return useMutation({
    mutationFn: (interval: BillingInterval) =>
      call(billingEndpoints.checkout, { body: { interval, ...whose } }),
    onSuccess: goOn,
  });
}

/** Cards and invoices, on the provider's own page. */
export function usePortal(whose: Whose) {
  const goOn = useGoOn();
  return useMutation({
    mutationFn: () => call(billingEndpoints.portal, { body: whose }),
    onSuccess: goOn,
  });
}

/** A page of ours opens in its place, which keeps what is selected; the provider's takes over. */
function useGoOn() {
  const { history } = useRouter();
  return ({ url }: { url: string }) => {
    const target = new URL(url, window.location.origin);
    if (target.origin === window.location.origin) history.push(target.pathname + target.search);
    else window.location.assign(target);
  };
}

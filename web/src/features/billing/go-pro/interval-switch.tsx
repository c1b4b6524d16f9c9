import type { BillingInterval, Offer } from '@callboard/contract/plans';
import { useSearch } from '@tanstack/react-router';
import { useChangeAddress } from '../../../lib/use-change-address.ts';
import { Segmented } from '../../../ui/segmented.tsx';
import { monthsFree } from '../price-words.ts';

/** The address holds it; monthly is what costs least to try. */
export function useInterval(): BillingInterval {
  const { interval } = useSearch({ strict: false });
  return interval === 'yearly' ? 'yearly' : 'monthly';
}

export function IntervalSwitch({ offer }: { offer: Offer }) {
  const interval = useInterval();
  const change = useChangeAddress();
  const saving = monthsFree(offer);
  return (
    <Segmented
      label="How often you pay"
      options={[
        { value: 'monthly', label: 'Monthly' },
        { value: 'yearly', label: saving === undefined ? 'Yearly' : `Yearly, ${saving}` },
      ]}
      value={interval}
      onValueChange={(chosen) => change({ interval: chosen === 'yearly' ? chosen : undefined })}
    />
  );
}

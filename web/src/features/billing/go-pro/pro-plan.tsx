import type { Billing } from '@callboard/contract/billing';
import { CURRENCY, PRICES } from '@callboard/contract/plans';
import { moneyInWords } from '../../../lib/casting/money.ts';
import { Button } from '../../../ui/button.tsx';
import { FormAlert } from '../../../ui/form-alert.tsx';
import type { Whose } from '../billing-queries.ts';
import { useCheckout } from '../leading-away.ts';
import { monthsFree, PERIODS } from '../price-words.ts';
import { TryOutMark } from '../try-out-mark.tsx';
import { IntervalSwitch, useInterval } from './interval-switch.tsx';
import { COVERS } from './offer-words.ts';
import { PriceLine } from './price-line.tsx';
import { WhomToAsk } from './whom-to-ask.tsx';

type Props = { billing: Billing; whose: Whose; whomToAsk: string | undefined };

export function ProPlan({ billing, whose, whomToAsk }: Props) {
  const { offer, holder, mayManage, provider } = billing;
  const interval = useInterval();
  const checkout = useCheckout(whose);
  const saving = interval === 'yearly' ? monthsFree(offer) : undefined;
  return (
    <section
      aria-label="Pro"
      className="grid min-w-0 content-start gap-4 rounded-card border border-line-strong bg-raised p-5"
    >
      <header className="flex min-h-control flex-wrap items-center justify-between gap-x-3 gap-y-2">
        <h2 className="font-semibold text-16">Pro</h2>
        <IntervalSwitch offer={offer} />
      </header>
      <PriceLine
        price={moneyInWords(PRICES[offer][interval], CURRENCY)}
        period={`a ${PERIODS[interval]}${saving === undefined ? '' : `, ${saving}`}`}
      />
      <ul className="grid list-disc gap-1.5 pl-5 text-14">
        <li>{COVERS[offer]}</li>
        <li>It renews each {PERIODS[interval]}, and we tell you before it does.</li>
        <li>You cancel in two clicks. Pro stays until the time you paid for ends.</li>
        <li>Nothing you added is deleted afterwards.</li>
      </ul>
      {provider === 'try_out' && <TryOutMark />}
      {checkout.isError && <FormAlert>{checkout.error.message}</FormAlert>}
      {mayManage ? (
        <Button
          look="primary"
          size={44}
          isPending={checkout.isPending}
          onClick={() => checkout.mutate(interval)}
        >
          Go Pro
        </Button>
      ) : (
        <WhomToAsk act="buy Pro" billing={{ offer, holder }} name={whomToAsk} />
      )}
    </section>
  );
}

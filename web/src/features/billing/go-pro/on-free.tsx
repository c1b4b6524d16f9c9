import type { Billing } from '@callboard/contract/billing';
import { PageHeader } from '../../../ui/page-header.tsx';
import type { Whose } from '../billing-queries.ts';
import { AfterPro } from './after-pro.tsx';
import { FreePlan } from './free-plan.tsx';
import { PROMISES } from './offer-words.ts';
import { PlanTable } from './plan-table.tsx';
import { ProPlan } from './pro-plan.tsx';

type Props = { billing: Billing; whose: Whose; whomToAsk: string | undefined };

export function OnFree({ billing, whose, whomToAsk }: Props) {
  const { offer, holder, subscription } = billing;
  return (
    <>
      <div className="grid gap-2">
        <PageHeader title="Go Pro" facts={`for ${holder}`} />
        <p className="max-w-[68ch] text-pretty text-16 text-muted">{PROMISES[offer]}</p>
      </div>
      <div className="grid gap-4 lg:grid-cols-2">
        <FreePlan offer={offer}>
          {subscription !== null && <AfterPro billing={billing} whose={whose} />}
        </FreePlan>
        <ProPlan billing={billing} whose={whose} whomToAsk={whomToAsk} />
      </div>
      <PlanTable offer={offer} />
    </>
  );
}

import type { Billing } from '@callboard/contract/billing';
import { PageHeader } from '../../../ui/page-header.tsx';
import type { Whose } from '../billing-queries.ts';
import { OfferLines } from '../go-pro/offer-lines.tsx';
import { Thanks } from '../go-pro/thanks.tsx';
import { isMissed } from '../subscription-words.ts';
import { PastDue } from './past-due.tsx';
import { RehearseBox } from './rehearse-box.tsx';
import { StandingCard } from './standing-card.tsx';

type Props = { billing: Billing; whose: Whose; whomToAsk: string | undefined };

export function OnPro({ billing, whose, whomToAsk }: Props) {
  const { offer, holder, subscription, mayManage, provider } = billing;
  const canRehearse = provider === 'try_out' && subscription?.provider === 'try_out' && mayManage;
  return (
    <>
      <PageHeader title="Your plan" facts={`for ${holder}`} />
      <Thanks billing={billing} />
      {subscription !== null && isMissed(subscription) && (
        <PastDue subscription={subscription} whose={whose} mayManage={mayManage} />
      )}
      <StandingCard billing={billing} whose={whose} whomToAsk={whomToAsk} />
      {canRehearse && <RehearseBox subscription={subscription} whose={whose} />}
      <OfferLines offer={offer} />
    </>
  );
}

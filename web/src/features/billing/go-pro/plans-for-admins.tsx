import { CURRENCY, OFFERS, type Offer, PRICES } from '@callboard/contract/plans';
import { useQuery } from '@tanstack/react-query';
import { PageHeader } from '../../../ui/page-header.tsx';
import { providerQuery } from '../billing-queries.ts';
import { priceInWords } from '../price-words.ts';
import { TryOutMarkForAdmins } from '../try-out-mark.tsx';
import { OfferLines } from './offer-lines.tsx';

const NAMES: Record<Offer, string> = {
  talent: 'For talent',
  agency: 'For agencies',
  client: 'For companies',
};

/** Admins keep the house: they read what others are offered. */
export function PlansForAdmins() {
  const { data } = useQuery(providerQuery);
  return (
    <>
      <div className="grid gap-2">
        <PageHeader title="Go Pro" />
        <p className="max-w-[68ch] text-pretty text-16 text-muted">
          What others are offered. As an admin you need no plan, and there is nothing to buy here.
        </p>
      </div>
      {data?.provider === 'try_out' && <TryOutMarkForAdmins />}
      {OFFERS.map((offer) => (
        <section key={offer} aria-label={NAMES[offer]} className="grid gap-3">
          <header className="flex flex-wrap items-baseline gap-x-3">
            <h2 className="font-semibold text-16">{NAMES[offer]}</h2>
            <p className="text-13 text-muted">
              {priceInWords(PRICES[offer].monthly, CURRENCY, 'monthly')} or{' '}
              {priceInWords(PRICES[offer].yearly, CURRENCY, 'yearly')}
            </p>
          </header>
          <OfferLines offer={offer} caption={`What each plan includes: ${NAMES[offer]}`} />
        </section>
      ))}
    </>
  );
}

import type { Offer } from '@callboard/contract/offers';
import { furtherTerms } from '../../../lib/casting/deal-words.ts';

/** Besides fee and days, each on its own line; what was not said is not there. */
export function OfferTerms({ offer }: { offer: Offer }) {
  return (
    <dl className="mt-1.5 grid gap-x-4 gap-y-1 text-13 grid-cols-[80px_minmax(0,1fr)] sm:grid-cols-[88px_minmax(0,1fr)]">
      {furtherTerms(offer).map(([label, value]) => (
        <div key={label} className="contents">
          <dt className="text-muted">{label}</dt>
          <dd dir="auto" className="wrap-anywhere whitespace-pre-line">
            {value}
          </dd>
        </div>
      ))}
    </dl>
  );
}

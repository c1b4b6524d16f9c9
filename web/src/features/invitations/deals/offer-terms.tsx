import type { Offer } from '@callboard/contract/offers';

/** Besides fee and days, each on its own line; what was not said is not there. */
export function OfferTerms({ offer }: { offer: Offer }) {
  const lines = [
    ['Options', offer.options],
    ['Billing', offer.billing],
    ['Travel', offer.travel],
    ['Per diem', offer.perDiem],
    ['Commission', offer.commission],
    ['Riders', offer.riders],
    ['Note', offer.note],
  ] as const;
  return (
    <dl className="mt-1.5 grid gap-x-4 gap-y-1 text-13 grid-cols-[80px_minmax(0,1fr)] sm:grid-cols-[88px_minmax(0,1fr)]">
      {lines.map(
        ([label, value]) =>
          value && (
            <div key={label} className="contents">
              <dt className="text-muted">{label}</dt>
              <dd className="wrap-anywhere whitespace-pre-line">{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}

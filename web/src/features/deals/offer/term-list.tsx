import type { OfferTerms } from '@callboard/contract/offers';
import { allDaysInWords, feeInWords } from '../../../lib/casting/deal-words.ts';

/** What is offered, as it is offered; nothing has a place that is not said. */
export function TermList({ terms }: { terms: OfferTerms }) {
  const facts: [string, string | null][] = [
    ['Fee', feeInWords(terms)],
    ['Days', allDaysInWords(terms.days)],
    ['Options', terms.options],
    ['Billing', terms.billing],
    ['Travel', terms.travel],
    ['Per diem', terms.perDiem],
    ['Commission', terms.commission],
    ['Riders', terms.riders],
    ['Note', terms.note],
  ];
  return (
    <dl className="grid grid-cols-[5.5rem_minmax(0,1fr)] gap-x-3 gap-y-1.5">
      {facts.map(([label, value]) =>
        value === null ? null : (
          <div key={label} className="contents">
            <dt className="text-muted">{label}</dt>
            <dd dir="auto" className="wrap-anywhere whitespace-pre-line">
              {value}
            </dd>
          </div>
        ),
      )}
    </dl>
  );
}

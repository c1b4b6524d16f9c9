import type { OfferTerms } from '@callboard/contract/offers';
import { feeInWords, furtherTerms } from '../../../lib/casting/deal-words.ts';
import { workDatesInWords } from '../../../lib/casting/role-words.ts';

/** What is offered, as it is offered; nothing has a place that is not said. */
export function TermList({ terms }: { terms: OfferTerms }) {
  const facts = [
    ['Fee', feeInWords(terms)],
    ['Days', workDatesInWords(terms.days)],
    ...furtherTerms(terms),
  ];
  return (
    <dl className="grid grid-cols-[5.5rem_minmax(0,1fr)] gap-x-3 gap-y-1.5">
      {facts.map(([label, value]) => (
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

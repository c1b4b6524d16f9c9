import type { OfferTerms } from '@callboard/contract/offers';
import { feeInWords, furtherTerms } from '../../../lib/casting/deal-words.ts';
import { workDatesInWords } from '../../../lib/casting/role-words.ts';
import { FactList } from '../../../ui/fact-list.tsx';

/** What is offered, as it is offered; nothing has a place that is not said. */
export function TermList({ terms }: { terms: OfferTerms }) {
  const days = workDatesInWords(terms.days);
  return (
    <FactList
      facts={[
        ['Fee', feeInWords(terms)],
        ...(days === undefined ? [] : [['Days', days] as const]),
        ...furtherTerms(terms),
      ]}
    />
  );
}

import type { Offer } from '@callboard/contract/offers';
import { ChevronRight } from 'lucide-react';
import { shortDay } from '../../../lib/casting/days.ts';
import { feeInWords, OFFER_WORDS } from '../../../lib/casting/deal-words.ts';
import { Badge } from '../../../ui/badge.tsx';
import { TermList } from '../offer/term-list.tsx';

/** What was agreed, declined or taken back, the newest first; each opens. */
export function PastOffers({ offers }: { offers: readonly Offer[] }) {
  if (offers.length === 0) return null;
  return (
    <div className="grid gap-1">
      <h4 className="text-muted">{titleOf(offers)}</h4>
      <ul className="grid gap-1">
        {offers.map((offer) => (
          <li key={offer.id}>
            <PastOffer offer={offer} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** What was accepted last is not past: it is what they are booked on. */
function titleOf([newest, ...others]: readonly Offer[]): string {
  if (newest?.status === 'accepted') return others.length === 0 ? 'Offer' : 'Offers';
  return others.length === 0 ? 'Past offer' : 'Past offers';
}

function PastOffer({ offer }: { offer: Offer }) {
  const { word, tone } = OFFER_WORDS[offer.status];
  const ended = offer.answeredAt ?? offer.createdAt;
  const by = offer.answeredBy === null ? '' : ` by ${offer.answeredBy}`;
  return (
    <details className="group">
      <summary className="flex cursor-pointer list-none [&::-webkit-details-marker]:hidden flex-wrap items-center gap-2 rounded-control pointer-coarse:min-h-11">
        <ChevronRight
          aria-hidden="true"
          className="size-4 shrink-0 text-muted transition-transform group-open:rotate-90"
        />
        <Badge tone={tone}>{word}</Badge>
        <span className="font-medium">{feeInWords(offer)}</span>
      </summary>
      <div className="grid gap-2 pt-2 pb-1">
        <p className="text-12 text-muted">
          {shortDay(ended)}
          {by}
        </p>
        {offer.reason !== null && (
          <p dir="auto" className="wrap-anywhere">
            {offer.reason}
          </p>
        )}
        <TermList terms={offer} />
      </div>
    </details>
  );
}

import type { Whose } from '../whose.ts';
import { BackgroundCard } from './background-card.tsx';
import { CheckCard } from './check-card.tsx';
import type { Deal } from './deals.ts';
import { HoldCard } from './hold-card.tsx';
import { OfferCard } from './offer-card.tsx';

export type CardProps<It> = {
  it: It;
  isOwn: boolean;
  /** The one that a link names. */
  isNamed: boolean;
  mayAnswer: boolean;
  isPast: boolean;
  /** Its answer is what matters on the page. */
  isFirst: boolean;
};

type Props = {
  deal: Deal;
  whose: Whose;
  named: string | undefined;
  isPast?: boolean;
  isFirst?: boolean;
};

export function DealItem({ deal, whose, named, isPast = false, isFirst = false }: Props) {
  const { talent, id } = deal.it;
  const props = {
    isOwn: whose.isOwn(talent.id),
    isNamed: id === named,
    mayAnswer: whose.mayAnswerFor(talent.id),
    isPast,
    isFirst,
  };
  switch (deal.kind) {
    case 'offer':
      return <OfferCard it={deal.it} {...props} />;
    case 'hold':
      return <HoldCard it={deal.it} {...props} />;
    case 'check':
      return <CheckCard it={deal.it} {...props} />;
    case 'background':
      return <BackgroundCard it={deal.it} {...props} />;
  }
}

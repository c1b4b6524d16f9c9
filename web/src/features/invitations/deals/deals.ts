import type { AvailabilityCheck } from '@callboard/contract/availability-checks';
import type { BackgroundBooking } from '@callboard/contract/background';
import type { OwnHold } from '@callboard/contract/holds';
import type { Offer } from '@callboard/contract/offers';

/** What else was asked of a talent's side. */
export type Deal =
  | { kind: 'offer'; it: Offer }
  | { kind: 'hold'; it: OwnHold }
  | { kind: 'check'; it: AvailabilityCheck }
  | { kind: 'background'; it: BackgroundBooking };

export const DEAL_KINDS = ['offer', 'hold', 'check', 'background'] as const;

type Standing = 'waiting' | 'current' | 'past';

/** `today` is a day of the calendar. */
function standingOf(deal: Deal, today: string): Standing {
  switch (deal.kind) {
    case 'offer':
      if (deal.it.status === 'sent') return 'waiting';
      return deal.it.status === 'accepted' && lastDay(deal.it.days) >= today ? 'current' : 'past';
    case 'hold':
      if (deal.it.status === 'requested') return 'waiting';
      if (deal.it.to < today) return 'past';
      return deal.it.status === 'given' || deal.it.status === 'confirmed' ? 'current' : 'past';
    case 'check':
      if (lastDay(deal.it.days) < today) return 'past';
      return deal.it.answer === null ? 'waiting' : 'current';
    case 'background':
      if (deal.it.day < today) return 'past';
      if (deal.it.status === 'asked') return 'waiting';
      return deal.it.status === 'declined' || deal.it.status === 'released' ? 'past' : 'current';
  }
}

const lastDay = (days: readonly { to: string }[]) =>
  days.reduce((last, { to }) => (to > last ? to : last), '');

/** What matters most first: offers, then days to keep, then questions. */
export function sortDeals(deals: readonly Deal[], today: string): Record<Standing, Deal[]> {
  const of = (standing: Standing) => deals.filter((deal) => standingOf(deal, today) === standing);
  return { waiting: of('waiting'), current: of('current'), past: of('past') };
}

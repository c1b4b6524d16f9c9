import type { AuditionInvitation } from '@callboard/contract/audition-invitations';
import { ChevronRight } from 'lucide-react';
import { DealItem } from './deals/deal-item.tsx';
import type { Deal } from './deals/deals.ts';
import { InvitationCard } from './list/invitation-card.tsx';
import { CardList } from './section.tsx';
import type { Whose } from './whose.ts';

type Props = {
  invitations: readonly AuditionInvitation[];
  deals: readonly Deal[];
  whose: Whose;
  named: string | undefined;
};

/** What is over, out of the way until it is looked for. */
export function Past({ invitations, deals, whose, named }: Props) {
  const count = invitations.length + deals.length;
  if (count === 0) return null;
  return (
    <details className="group grid min-w-0" open={deals.some(({ it }) => it.id === named)}>
      <summary className="flex w-fit cursor-pointer list-none items-center gap-1.5 rounded-control py-1 pr-2 font-semibold text-16 [&::-webkit-details-marker]:hidden">
        <ChevronRight
          aria-hidden="true"
          className="size-4 text-muted transition-transform group-open:rotate-90"
        />
        Past
        <span className="font-normal text-13 text-muted">{count}</span>
      </summary>
      <div className="mt-3 grid gap-3">
        {invitations.length > 0 && (
          <CardList label="Past auditions">
            {invitations.map((invitation) => (
              <InvitationCard key={invitation.id} invitation={invitation} whose={whose} isOver />
            ))}
          </CardList>
        )}
        {deals.length > 0 && (
          <CardList label="Past offers, holds and dates">
            {deals.map((deal) => (
              <DealItem key={deal.it.id} deal={deal} whose={whose} named={named} isPast />
            ))}
          </CardList>
        )}
      </div>
    </details>
  );
}

import type { AuditionInvitation } from '@callboard/contract/audition-invitations';
import { useSearch } from '@tanstack/react-router';
import { useRef } from 'react';
import { tradeWords } from '../../lib/talent/trade-words.ts';
import { useCurrentUser } from '../../lib/use-session.ts';
import { useListKeys } from '../../ui/use-list-keys.ts';
import { DealItem } from './deals/deal-item.tsx';
import { DEAL_KINDS, type Deal, sortDeals } from './deals/deals.ts';
import { InvitationCard } from './list/invitation-card.tsx';
import { sortInvitations } from './list/sort-invitations.ts';
import { NothingAsked } from './nothing-asked.tsx';
import { Past } from './past.tsx';
import { CardList, Section } from './section.tsx';
import type { Whose } from './whose.ts';

type Props = {
  invitations: readonly AuditionInvitation[];
  deals: readonly Deal[];
  whose: Whose;
};

/** What waits for an answer, what is to come by day, what else was agreed on, and what is over. */
export function InvitationLists({ invitations, deals, whose }: Props) {
  const { timeZone, countryId } = useCurrentUser();
  const { hold } = tradeWords(countryId);
  const named = useNamedDeal();
  const lists = useRef<HTMLDivElement>(null);
  useListKeys(lists);
  const now = new Date();
  const { waiting, coming, past } = sortInvitations(invitations, { timeZone, now });
  const asked = sortDeals(deals, today(now, timeZone));
  const isOffer = ({ kind }: Deal) => kind === 'offer';
  const offers = asked.waiting.filter(isOffer);
  const others = asked.waiting.filter((deal) => !isOffer(deal));
  const isAnybodyWaiting = waiting.length + asked.waiting.length > 0;
  // One answer is what matters on the page: to an offer, else to what is soonest.
  const first = offers[0]?.it.id ?? waiting[0]?.id ?? others[0]?.it.id;
  const shown = { whose, named };
  if (invitations.length === 0 && deals.length === 0) return <NothingAsked />;
  return (
    <div ref={lists} className="grid grid-cols-[minmax(0,1fr)] gap-7">
      {isAnybodyWaiting && (
        <Section title="Waiting for an answer" count={waiting.length + asked.waiting.length}>
          <Deals label="Offers to answer" deals={offers} {...shown} first={first} />
          {waiting.length > 0 && (
            <CardList label="Auditions to answer">
              {waiting.map((invitation) => (
                <InvitationCard
                  key={invitation.id}
                  invitation={invitation}
                  whose={whose}
                  isFirst={invitation.id === first}
                />
              ))}
            </CardList>
          )}
          <Deals label="Holds and dates to answer" deals={others} {...shown} first={first} />
        </Section>
      )}
      {coming.length > 0 && (
        <Section title="Coming up">
          {coming.map(({ name, invitations: ofDay }) => (
            <div key={name} className="grid gap-1.5">
              <h3 className="font-medium text-13 text-muted">{name}</h3>
              <CardList label={name}>
                {ofDay.map((invitation) => (
                  <InvitationCard
                    key={invitation.id}
                    invitation={invitation}
                    whose={whose}
                    isDayNamed
                  />
                ))}
              </CardList>
            </div>
          ))}
        </Section>
      )}
      {asked.current.length > 0 && (
        <Section title={`Offers, ${hold}s and dates`}>
          <Deals label="Answered" deals={asked.current} {...shown} />
        </Section>
      )}
      <Past invitations={past} deals={asked.past} whose={whose} named={named} />
    </div>
  );
}

type DealsProps = {
  label: string;
  deals: readonly Deal[];
  whose: Whose;
  named: string | undefined;
  first?: string | undefined;
};

function Deals({ label, deals, whose, named, first }: DealsProps) {
  if (deals.length === 0) return null;
  return (
    <CardList label={label}>
      {deals.map((deal) => (
        <DealItem
          key={deal.it.id}
          deal={deal}
          whose={whose}
          named={named}
          isFirst={deal.it.id === first}
        />
      ))}
    </CardList>
  );
}

/** `?offer=`, `?hold=`, `?check=` and `?background=` name the one to look at. */
function useNamedDeal(): string | undefined {
  const search = useSearch({ strict: false });
  const names = DEAL_KINDS.map((kind) => search[kind]);
  return names.find((name) => typeof name === 'string' && name !== '') as string | undefined;
}

function today(now: Date, timeZone: string): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(now);
}

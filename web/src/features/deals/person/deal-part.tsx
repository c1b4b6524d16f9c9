import { type ApplicationStatus, findMove } from '@callboard/contract/application-moves';
import type { CollaboratorRights } from '@callboard/contract/production-choices';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { tradeWords } from '../../../lib/talent/trade-words.ts';
import { useCurrentUser } from '../../../lib/use-session.ts';
import { Button } from '../../../ui/button.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { CheckDialog } from '../asking/check-dialog.tsx';
import { HoldDialog } from '../asking/hold-dialog.tsx';
import { checksQuery, holdsQuery, offersQuery } from '../deal-queries.ts';
import { OfferSheet } from '../offer/offer-sheet.tsx';
import { useFollowDeals } from '../use-follow-deals.ts';
import { CheckLine } from './check-line.tsx';
import { HoldLines } from './hold-lines.tsx';
import { OfferOut } from './offer-out.tsx';
import { PastOffers } from './past-offers.tsx';

export type DealPerson = {
  applicationId: string;
  talentProfileId: string;
  name: string;
  status: ApplicationStatus;
};

type Props = {
  roleId: string;
  person: DealPerson;
  /** Whether an offer was ever made. */
  hasOffers: boolean;
  rights: CollaboratorRights;
  isCancelled: boolean;
  /** An offer moves them. */
  onMoved: () => void;
};

/** One applicant's dates, what was asked and held, and what is offered. */
export function DealPart({ roleId, person, hasOffers, rights, isCancelled, onMoved }: Props) {
  const { hold } = tradeWords(useCurrentUser().countryId);
  const [asked, setAsked] = useState<'check' | 'hold' | 'offer'>();
  const checks = useQuery(checksQuery(roleId));
  const holds = useQuery(holdsQuery(roleId));
  const offers = useQuery({ ...offersQuery(person.applicationId), enabled: hasOffers });
  useFollowDeals(roleId);
  const failed = [checks, holds, offers].find(({ isError, data }) => isError && !data);
  if (failed !== undefined) {
    return <ErrorState text={failed.error?.message} onRetry={() => void failed.refetch()} />;
  }
  if (!checks.data || !holds.data || (hasOffers && !offers.data)) {
    return <Skeleton className="h-9 w-full" />;
  }

  const isTheirs = ({ talent }: { talent: { id: string } }) => talent.id === person.talentProfileId;
  const check = checks.data.items.find(isTheirs);
  const theirHolds = holds.data.items.filter(isTheirs);
  const made = offers.data?.items ?? [];
  const out = made.find(({ status }) => status === 'sent');
  const past = made.filter(({ status }) => status !== 'sent');
  const canAsk = rights !== 'view' && !isCancelled;
  const canOffer =
    rights === 'manage' &&
    !isCancelled &&
    out === undefined &&
    findMove(person.status, 'offered', 'offer') !== undefined;
  const isNothing = check === undefined && theirHolds.length === 0 && made.length === 0;
  const close = () => setAsked(undefined);
  return (
    <div className="grid gap-3">
      {isNothing ? (
        <p className="text-13 text-muted">Nothing was asked or offered yet.</p>
      ) : (
        <div className="grid gap-3 rounded-card border border-line p-3 text-13">
          <CheckLine check={check} />
          <HoldLines roleId={roleId} holds={theirHolds} canAct={canAsk} />
          {out !== undefined && (
            <OfferOut
              roleId={roleId}
              offer={out}
              canWithdraw={rights === 'manage'}
              onMoved={onMoved}
            />
          )}
          <PastOffers offers={past} />
        </div>
      )}
      {(canAsk || canOffer) && (
        <div className="flex flex-wrap gap-2">
          {canAsk && (
            <>
              <Button onClick={() => setAsked('check')}>
                {check === undefined ? 'Check availability' : 'Check again'}
              </Button>
              <Button onClick={() => setAsked('hold')}>Ask for a {hold}</Button>
            </>
          )}
          {canOffer && <Button onClick={() => setAsked('offer')}>Make an offer</Button>}
        </div>
      )}
      {asked === 'check' && <CheckDialog roleId={roleId} people={[person]} onClose={close} />}
      {asked === 'hold' && <HoldDialog roleId={roleId} people={[person]} onClose={close} />}
      {asked === 'offer' && (
        <OfferSheet roleId={roleId} person={person} onSent={onMoved} onClose={close} />
      )}
    </div>
  );
}

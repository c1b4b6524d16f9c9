import { LIMITS } from '@callboard/contract/limits';
import type { Offer } from '@callboard/contract/offers';
import { useState } from 'react';
import { dayAndTime, shortDay } from '../../../lib/casting/days.ts';
import { isUnanswered, OFFER_WORDS, UNANSWERED } from '../../../lib/casting/deal-words.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { ReasonDialog } from '../../../ui/reason-dialog.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { useWithdrawOffer } from '../deal-changes.ts';
import { TermList } from '../offer/term-list.tsx';
import { DealLine } from './deal-line.tsx';

type Props = { roleId: string; offer: Offer; canWithdraw: boolean; onMoved: () => void };

/** The offer that waits for their answer. */
export function OfferOut({ roleId, offer, canWithdraw, onMoved }: Props) {
  const [isAsked, setIsAsked] = useState(false);
  const withdraw = useWithdrawOffer(roleId, offer.id);
  const { name } = offer.talent;
  return (
    <div className="grid gap-2">
      <DealLine label="Offer">
        <span className="flex flex-wrap gap-1.5">
          <Badge tone={OFFER_WORDS.sent.tone}>{OFFER_WORDS.sent.word}</Badge>
          {isUnanswered(offer) && <Badge tone={UNANSWERED.tone}>{UNANSWERED.word}</Badge>}
        </span>
        <p className="text-12 text-muted">
          Sent {shortDay(offer.createdAt)} by {offer.sentBy}
          {offer.answerBy !== null && ` · answer by ${dayAndTime(offer.answerBy)}`}
        </p>
      </DealLine>
      <TermList terms={offer} />
      {canWithdraw && (
        <div>
          <Button onClick={() => setIsAsked(true)}>Withdraw</Button>
        </div>
      )}
      {isAsked && (
        <ReasonDialog
          title={`Withdraw the offer to ${name}?`}
          description="They stand where they stood before, and are told."
          act="Withdraw offer"
          hint="Their side reads this."
          maxLength={LIMITS.lineLength}
          isPending={withdraw.isPending}
          error={withdraw.error}
          onConfirm={(reason) =>
            withdraw.mutate(reason, {
              onSuccess: () => {
                toast({ title: `Offer to ${name} withdrawn` });
                setIsAsked(false);
                onMoved();
              },
            })
          }
          onClose={() => setIsAsked(false)}
        />
      )}
    </div>
  );
}

import { LIMITS } from '@callboard/contract/limits';
import { type Offer, offerEndpoints } from '@callboard/contract/offers';
import { useState } from 'react';
import { dayAndTime, isSoon } from '../../../lib/casting/days.ts';
import {
  feeInWords,
  isUnanswered,
  OFFER_WORDS,
  UNANSWERED,
} from '../../../lib/casting/deal-words.ts';
import { workDatesInWords } from '../../../lib/casting/role-words.ts';
import { relativeDate } from '../../../lib/relative-date.ts';
import { Button } from '../../../ui/button.tsx';
import { classes } from '../../../ui/classes.ts';
import { Dialog, DialogClose } from '../../../ui/dialog.tsx';
import { ReasonDialog } from '../../../ui/reason-dialog.tsx';
import { ApplicationLink } from '../application-link.tsx';
import { DealCard } from './deal-card.tsx';
import type { CardProps } from './deal-item.tsx';
import { OfferTerms } from './offer-terms.tsx';
import { useDealAnswer } from './use-deal-answer.ts';

/** What is offered, laid out; accepting it books. */
export function OfferCard({ it, isOwn, isNamed, isFirst, mayAnswer }: CardProps<Offer>) {
  const isOpen = it.status === 'sent';
  return (
    <DealCard
      deal={it}
      title="Offer"
      lead={<FeeAndDays it={it} />}
      standing={standingOf(it)}
      isOwn={isOwn}
      isNamed={isNamed}
      actions={isOpen && mayAnswer && <Answers it={it} isFirst={isFirst} />}
    >
      <OfferTerms offer={it} />
      <p className="wrap-anywhere mt-1 text-13 text-muted">
        {isOpen ? <AnswerBy it={it} /> : <Answered it={it} />}{' '}
        <ApplicationLink id={it.applicationId} />
      </p>
    </DealCard>
  );
}

function standingOf(it: Offer) {
  if (isUnanswered(it)) return UNANSWERED;
  return it.status === 'sent' ? null : OFFER_WORDS[it.status];
}

function FeeAndDays({ it }: { it: Offer }) {
  return (
    <p className="font-medium text-14">
      {feeInWords(it)}
      <span className="block">{workDatesInWords(it.days)}</span>
    </p>
  );
}

function AnswerBy({ it }: { it: Offer }) {
  const { answerBy, sentBy, createdAt } = it;
  const isOver = isUnanswered(it);
  return (
    <>
      {answerBy !== null && isOver && (
        <span className="font-medium text-warn">
          It stood until {dayAndTime(answerBy)}. Ask the casting team for a new one.{' '}
        </span>
      )}
      {answerBy !== null && !isOver && (
        <span className={classes(isSoon(answerBy) && 'font-medium text-warn')}>
          Answer by {dayAndTime(answerBy)}.{' '}
        </span>
      )}
      From {sentBy}, {relativeDate(createdAt)?.toLowerCase()}.
    </>
  );
}

function Answered({ it: { answeredBy, answeredAt, reason } }: { it: Offer }) {
  return (
    <>
      {answeredBy !== null && answeredAt !== null && (
        <>
          By {answeredBy}, {relativeDate(answeredAt)?.toLowerCase()}.{' '}
        </>
      )}
      {reason !== null && `“${reason}” `}
    </>
  );
}

function Answers({ it, isFirst }: { it: Offer; isFirst: boolean }) {
  const [open, setOpen] = useState<'accept' | 'decline' | null>(null);
  const answer = useDealAnswer(offerEndpoints.answer, ({ status }) =>
    status === 'accepted' ? 'Accepted: booked' : 'Declined',
  );
  const close = () => setOpen(null);
  const send = (given: 'accept' | 'decline', reason: string | null) =>
    answer.mutate({ params: { id: it.id }, body: { answer: given, reason } }, { onSettled: close });
  return (
    <>
      {!isUnanswered(it) && (
        <Button look={isFirst ? 'primary' : 'plain'} onClick={() => setOpen('accept')}>
          Accept the offer
        </Button>
      )}
      <Button look="quiet" onClick={() => setOpen('decline')}>
        Decline
      </Button>
      {open === 'accept' && (
        <Dialog
          open
          onOpenChange={(isOpen) => !isOpen && close()}
          title="Accept this offer?"
          description={`${it.roleTitle}, ${it.productionTitle}. It books ${it.talent.name} and cannot be taken back here.`}
          footer={
            <>
              <DialogClose>
                <Button>Not yet</Button>
              </DialogClose>
              <Button
                look="primary"
                isPending={answer.isPending}
                onClick={() => send('accept', null)}
              >
                Accept and book
              </Button>
            </>
          }
        >
          <FeeAndDays it={it} />
        </Dialog>
      )}
      {open === 'decline' && (
        <ReasonDialog
          title="Decline this offer?"
          description={`${it.roleTitle}, ${it.productionTitle}. The team may make another one.`}
          act="Decline"
          hint="The casting team reads it. Optional."
          maxLength={LIMITS.lineLength}
          isPending={answer.isPending}
          error={null}
          onConfirm={(reason) => send('decline', reason)}
          onClose={close}
        />
      )}
    </>
  );
}

import type { OfferStatus } from '@callboard/contract/deal-choices';
import { LIMITS } from '@callboard/contract/limits';
import { type Offer, offerEndpoints } from '@callboard/contract/offers';
import { useState } from 'react';
import { dayAndTime, isSoon } from '../../../lib/casting/days.ts';
import { moneyInWords } from '../../../lib/casting/money.ts';
import { PAY_UNIT_WORDS, workDatesInWords } from '../../../lib/casting/role-words.ts';
import { relativeDate } from '../../../lib/relative-date.ts';
import { Button } from '../../../ui/button.tsx';
import { classes } from '../../../ui/classes.ts';
import { Dialog, DialogClose } from '../../../ui/dialog.tsx';
import { ReasonDialog } from '../../../ui/reason-dialog.tsx';
import { ApplicationLink } from '../application-link.tsx';
import { DealCard, type Standing } from './deal-card.tsx';
import type { CardProps } from './deal-item.tsx';
import { OfferTerms } from './offer-terms.tsx';
import { useDealAnswer } from './use-deal-answer.ts';

const STANDINGS: Record<OfferStatus, Standing | null> = {
  sent: null,
  accepted: { word: 'Accepted', tone: 'success' },
  declined: { word: 'Declined', tone: 'neutral' },
  withdrawn: { word: 'Withdrawn', tone: 'neutral' },
};

/** What is offered, laid out; accepting it books. */
export function OfferCard({ it, isOwn, isNamed, isFirst, mayAnswer }: CardProps<Offer>) {
  const isOpen = it.status === 'sent';
  return (
    <DealCard
      deal={it}
      title="Offer"
      lead={<FeeAndDays it={it} />}
      standing={STANDINGS[it.status]}
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

function FeeAndDays({ it: { fee, currency, unit, days } }: { it: Offer }) {
  return (
    <p className="font-medium text-14">
      {moneyInWords(fee, currency)} {PAY_UNIT_WORDS[unit]}
      <span className="block">{workDatesInWords(days)}</span>
    </p>
  );
}

function AnswerBy({ it: { answerBy, sentBy, createdAt } }: { it: Offer }) {
  return (
    <>
      {answerBy !== null && (
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
      <Button look={isFirst ? 'primary' : 'plain'} onClick={() => setOpen('accept')}>
        Accept the offer
      </Button>
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

import { type BackgroundBooking, backgroundEndpoints } from '@callboard/contract/background';
import { daysInWords } from '../../../lib/casting/days.ts';
import { backgroundWords } from '../../../lib/casting/deal-words.ts';
import { tradeWords } from '../../../lib/talent/trade-words.ts';
import { useCurrentUser } from '../../../lib/use-session.ts';
import { Button } from '../../../ui/button.tsx';
import { DealCard } from './deal-card.tsx';
import type { CardProps } from './deal-item.tsx';
import { useDealAnswer } from './use-deal-answer.ts';

/** A day among many: confirmed, or waiting for a place. */
export function BackgroundCard(props: CardProps<BackgroundBooking>) {
  const { it, isOwn, isNamed, mayAnswer, isPast, isFirst } = props;
  const { background } = tradeWords(useCurrentUser().countryId);
  return (
    <DealCard
      deal={it}
      title={background}
      lead={<p className="font-medium">{daysInWords(it.day, null)}</p>}
      standing={it.status === 'asked' ? null : backgroundWords(it)}
      isOwn={isOwn}
      isNamed={isNamed}
      actions={mayAnswer && !isPast && <Answers it={it} isFirst={isFirst} />}
    >
      {it.callTime !== null && (
        <div className="grid gap-0.5 text-13">
          <p className="wrap-anywhere">
            Call time <span className="font-medium tabular-nums">{it.callTime.time}</span>,{' '}
            {it.callTime.place}
          </p>
          {it.callTime.message !== null && (
            <p className="wrap-anywhere whitespace-pre-line">{it.callTime.message}</p>
          )}
        </div>
      )}
    </DealCard>
  );
}

function Answers({ it, isFirst }: { it: BackgroundBooking; isFirst: boolean }) {
  const answer = useDealAnswer(
    backgroundEndpoints.answer,
    (booking) => backgroundWords(booking).word,
  );
  const send = (given: 'confirm' | 'decline') =>
    answer.mutate({ params: { id: it.id }, body: { answer: given } });
  const isGiven = (given: string) => answer.isPending && answer.variables.body.answer === given;
  const isComing = it.status === 'confirmed' || it.status === 'waitlisted';
  return (
    <>
      {!isComing && (
        <Button
          look={isFirst ? 'primary' : 'plain'}
          isPending={isGiven('confirm')}
          disabled={answer.isPending}
          onClick={() => send('confirm')}
        >
          Confirm
        </Button>
      )}
      {it.status !== 'declined' && (
        <Button
          look="quiet"
          isPending={isGiven('decline')}
          disabled={answer.isPending}
          onClick={() => send('decline')}
        >
          {isComing ? 'Cannot come' : 'Decline'}
        </Button>
      )}
    </>
  );
}

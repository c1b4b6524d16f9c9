import { HOLD_RANKS } from '@callboard/contract/deal-choices';
import { holdEndpoints, type OwnHold } from '@callboard/contract/holds';
import { LIMITS } from '@callboard/contract/limits';
import { useState } from 'react';
import { dayAndTime, daysInWords } from '../../../lib/casting/days.ts';
import { capitalised, holdWords, RANK_WORDS } from '../../../lib/casting/deal-words.ts';
import { untilInWords } from '../../../lib/casting/until.ts';
import { tradeWords } from '../../../lib/talent/trade-words.ts';
import { useCurrentUser } from '../../../lib/use-session.ts';
import { Button } from '../../../ui/button.tsx';
import { ReasonDialog } from '../../../ui/reason-dialog.tsx';
import { DealCard } from './deal-card.tsx';
import type { CardProps } from './deal-item.tsx';
import { useDealAnswer } from './use-deal-answer.ts';

/** Days to keep: the talent's side gives them, and says in which order. */
export function HoldCard({ it, isOwn, isNamed, mayAnswer, isPast, isFirst }: CardProps<OwnHold>) {
  const { hold } = tradeWords(useCurrentUser().countryId);
  const mayRelease = mayAnswer && !isPast;
  return (
    <DealCard
      deal={it}
      title={capitalised(hold)}
      lead={<p className="font-medium">{daysInWords(it.from, it.to)}</p>}
      standing={it.status === 'requested' ? null : holdWords(it, hold)}
      isOwn={isOwn}
      isNamed={isNamed}
      actions={
        mayRelease && (
          <>
            {it.status !== 'confirmed' && <Ranks it={it} isFirst={isFirst} />}
            <Release it={it} word={hold} />
          </>
        )
      }
    >
      {it.note !== null && <p className="wrap-anywhere text-13">{it.note}</p>}
      <Deadline it={it} />
    </DealCard>
  );
}

function Deadline({ it }: { it: OwnHold }) {
  if (it.status !== 'requested' && it.status !== 'given') return null;
  if (it.challengeEndsAt !== null) {
    return (
      <p className="text-13 text-warn">
        Somebody else would book these days. The production confirms or lets go by{' '}
        {dayAndTime(it.challengeEndsAt)}.
      </p>
    );
  }
  const ends = untilInWords(it.expiresAt);
  return (
    <p className="text-13 text-muted">
      {it.status === 'requested'
        ? `They ask to keep these days: say in which order. The request ends ${ends}.`
        : `Ends by itself ${ends}, unless it is confirmed.`}
    </p>
  );
}

/** In which order the days are given. A place that another hold has is not to be given twice. */
function Ranks({ it, isFirst }: { it: OwnHold; isFirst: boolean }) {
  const give = useDealAnswer(holdEndpoints.give, () => 'The days are kept');
  const { hold } = tradeWords(useCurrentUser().countryId);
  return HOLD_RANKS.filter((rank) => rank !== it.rank).map((rank) => {
    const isTaken = rank !== 'backup' && it.takenRanks.includes(rank);
    return (
      <Button
        key={rank}
        look={isFirst && rank === 'first' ? 'primary' : 'plain'}
        aria-label={it.status === 'requested' && !isTaken ? `Give as ${rank} ${hold}` : undefined}
        isPending={give.isPending && give.variables.body.rank === rank}
        disabled={isTaken || give.isPending}
        onClick={() => give.mutate({ params: { id: it.id }, body: { rank } })}
      >
        {it.status === 'requested' ? RANK_WORDS[rank] : `Make it ${rank}`}
        {isTaken && ' (taken)'}
      </Button>
    );
  });
}

function Release({ it, word }: { it: OwnHold; word: string }) {
  const [isOpen, setIsOpen] = useState(false);
  const isNew = it.status === 'requested';
  const release = useDealAnswer(holdEndpoints.release, () =>
    isNew ? 'Declined' : 'The days are free again',
  );
  return (
    <>
      <Button look="quiet" onClick={() => setIsOpen(true)}>
        {isNew ? 'Decline' : 'Release'}
      </Button>
      {isOpen && (
        <ReasonDialog
          title={isNew ? `Decline this ${word}?` : `Release this ${word}?`}
          description={
            isNew
              ? 'The days stay free. The team may ask again.'
              : 'The team no longer counts on these days; whoever is next moves up.'
          }
          act={isNew ? 'Decline' : 'Release'}
          hint="The casting team reads it. Optional."
          maxLength={LIMITS.lineLength}
          isPending={release.isPending}
          error={release.error}
          onConfirm={(note) =>
            release.mutate(
              { params: { id: it.id }, body: { note } },
              { onSuccess: () => setIsOpen(false) },
            )
          }
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  );
}

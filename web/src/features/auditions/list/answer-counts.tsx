import type { AuditionSummary } from '@callboard/contract/audition-session';
import { Check, CircleDashed, CircleX, Clock3 } from 'lucide-react';
import { invitationStatusWords } from '../../../lib/casting/audition-words.ts';

type Props = { session: Pick<AuditionSummary, 'counts' | 'kind' | 'sentAt'> };

/** How many answered what; before anyone was asked, how many are in the plan. */
export function AnswerCounts({ session: { counts, kind, sentAt } }: Props) {
  if (sentAt === null) {
    return <span className="text-13 text-muted">{counts.seated} in the plan</span>;
  }
  const word = (status: 'accepted' | 'pending' | 'declined') =>
    invitationStatusWords(status, kind).word.toLowerCase();
  const marks = [
    { icon: Check, look: 'text-success', count: counts.accepted, word: word('accepted') },
    { icon: CircleDashed, look: 'text-muted', count: counts.pending, word: word('pending') },
    {
      icon: Clock3,
      look: 'text-warn',
      count: counts.rescheduleRequested,
      word: kind === 'self_tape' ? 'asking for more time' : 'asking for another time',
    },
    { icon: CircleX, look: 'text-danger', count: counts.declined, word: word('declined') },
  ];
  return (
    <span className="flex flex-wrap items-center gap-x-3 gap-y-1 text-13 text-muted tabular-nums">
      {marks
        .filter(({ count }) => count > 0)
        .map(({ icon: Icon, look, count, word }) => (
          <span key={word} className="inline-flex items-center gap-1 whitespace-nowrap">
            <Icon aria-hidden="true" className={`size-3.5 ${look}`} />
            {count} {word}
          </span>
        ))}
      {counts.attended > 0 && <span>{counts.attended} seen</span>}
      {kind === 'self_tape' && counts.tapes > 0 && (
        <span>{counts.tapes === 1 ? '1 tape' : `${counts.tapes} tapes`}</span>
      )}
      {counts.invited === 0 && <span>Nobody is invited any more</span>}
    </span>
  );
}

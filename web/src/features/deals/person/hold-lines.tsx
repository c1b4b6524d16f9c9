import type { Hold } from '@callboard/contract/holds';
import { dayAndTime, daysInWords, shortDay } from '../../../lib/casting/days.ts';
import { capitalised, holdWords } from '../../../lib/casting/deal-words.ts';
import { tradeWords } from '../../../lib/talent/trade-words.ts';
import { useCurrentUser } from '../../../lib/use-session.ts';
import { Badge } from '../../../ui/badge.tsx';
import { isLive } from '../live-holds.ts';
import { DealLine } from './deal-line.tsx';
import { HoldActs } from './hold-acts.tsx';

type Props = { roleId: string; holds: readonly Hold[]; canAct: boolean };

/** Their days that are kept, with what may be done about each; of those that ended the last. */
export function HoldLines({ roleId, holds, canAct }: Props) {
  const { hold: word } = tradeWords(useCurrentUser().countryId);
  const live = holds.filter(isLive);
  const shown = live.length > 0 ? live : holds.slice(0, 1);
  return (
    <DealLine label={capitalised(word)}>
      {shown.length === 0 && <p className="pt-0.5 text-muted">None</p>}
      <ul className="grid gap-3 empty:hidden">
        {shown.map((hold) => {
          const { word: said, tone } = holdWords(hold, word);
          return (
            <li key={hold.id} className="grid gap-1">
              <span>
                <Badge tone={tone}>{said}</Badge>
              </span>
              <p className="text-12 text-muted">
                {daysInWords(hold.from, hold.to)}
                {endInWords(hold)}
              </p>
              {isLive(hold) && hold.challengeEndsAt !== null && (
                <p className="rounded-control bg-warn-soft px-2.5 py-1.5 text-warn">
                  Challenged: confirm by {dayAndTime(hold.challengeEndsAt)}, or it ends.
                </p>
              )}
              {hold.note !== null && (
                <p dir="auto" className="wrap-anywhere">
                  {hold.note}
                </p>
              )}
              {canAct && isLive(hold) && <HoldActs roleId={roleId} hold={hold} word={word} />}
            </li>
          );
        })}
      </ul>
    </DealLine>
  );
}

/** What is confirmed, or over, no longer runs out. */
function endInWords({ status, expiresAt }: Hold): string {
  return status === 'requested' || status === 'given' ? ` · until ${shortDay(expiresAt)}` : '';
}

import type { OwnApplicationDetail } from '@callboard/contract/applications';
import { ANSWER_SENTENCES, statusBadge } from '../../lib/casting/application-words.ts';
import { dayAndTime } from '../../lib/casting/days.ts';
import { tradeWords } from '../../lib/talent/trade-words.ts';
import { useCurrentUser } from '../../lib/use-session.ts';

/** What the own side did while it stayed where it was. */
const ACT_WORDS = { terms_confirmed: 'Changed terms confirmed', tape_sent: 'Self-tape sent' };

/** Everything that became known of it, the latest first. */
export function History({ application: { history } }: { application: OwnApplicationDetail }) {
  const { callback } = tradeWords(useCurrentUser().countryId);
  return (
    <section className="grid gap-2">
      <h3 className="font-semibold text-14">History</h3>
      <ol className="grid gap-2 text-13">
        {history.toReversed().map(({ id, act, to, byName, isByOwnSide, answer, createdAt }) => (
          <li key={id} className="grid grid-cols-[9.5rem_minmax(0,1fr)] gap-x-3">
            <time dateTime={createdAt} className="text-muted tabular-nums">
              {dayAndTime(createdAt)}
            </time>
            <span className="wrap-anywhere">
              {act === 'moved' ? statusBadge(to, callback).word : ACT_WORDS[act]}
              {isByOwnSide && byName !== null && <span className="text-muted"> by {byName}</span>}
              {answer !== null && (
                <span className="block text-muted">{ANSWER_SENTENCES[answer]}</span>
              )}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}

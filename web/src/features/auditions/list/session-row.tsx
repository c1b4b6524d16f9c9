import type { AuditionSummary } from '@callboard/contract/audition-session';
import { Link } from '@tanstack/react-router';
import { Send } from 'lucide-react';
import { kindWords, roundWords } from '../../../lib/casting/audition-words.ts';
import { tradeWords } from '../../../lib/talent/trade-words.ts';
import { useCurrentUser } from '../../../lib/use-session.ts';
import { Badge } from '../../../ui/badge.tsx';
import { unsentWords, whenWords } from '../words/session-words.ts';
import { AnswerCounts } from './answer-counts.tsx';

type Props = {
  session: AuditionSummary;
  /** Of one role's list: that it is this role's goes without saying. */
  roleId?: string | undefined;
};

/** One session in a line or two: what, when, who answered and what is not sent yet. */
export function SessionRow({ session, roleId }: Props) {
  const { timeZone, countryId } = useCurrentUser();
  const when = whenWords(session, timeZone);
  const roles = session.roles.filter(({ id }) => id !== roleId).map(({ title }) => title);
  const isOff = session.cancelledAt !== null;
  return (
    <li className="relative grid gap-x-4 gap-y-1 px-4 py-2.5 hover:bg-fill/50 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-center">
      <div className="min-w-0">
        <p className="flex min-w-0 flex-wrap items-center gap-x-2 gap-y-0.5">
          <Link
            to="/auditions/$id"
            params={{ id: session.id }}
            className="font-semibold text-14 after:absolute after:inset-0 hover:underline hover:underline-offset-4"
          >
            {roundWords(session.round, tradeWords(countryId).callback)}
          </Link>
          <span className="text-13 text-muted">{kindWords(session.kind)}</span>
          {roles.length > 0 && (
            <span className="wrap-anywhere line-clamp-1 text-13 text-muted">
              {roleId === undefined ? roles.join(', ') : `with ${roles.join(', ')}`}
            </span>
          )}
        </p>
        <p className="text-13 text-muted">
          {when.there}
          {when.own !== null && ` (${when.own})`}
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1 sm:justify-end">
        {isOff ? <Badge>Called off</Badge> : <AnswerCounts session={session} />}
        {session.unsentChanges > 0 && (
          <Badge tone="warn" icon={Send}>
            {unsentWords(session.unsentChanges)}
          </Badge>
        )}
      </div>
    </li>
  );
}

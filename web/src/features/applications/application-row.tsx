import type { OwnApplication } from '@callboard/contract/applications';
import { Link } from '@tanstack/react-router';
import { statusBadge } from '../../lib/casting/application-words.ts';
import { relativeDate } from '../../lib/relative-date.ts';
import { tradeWords } from '../../lib/talent/trade-words.ts';
import { useCurrentUser } from '../../lib/use-session.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Badge } from '../../ui/badge.tsx';
import { useStanding } from './use-standing.ts';

type Props = { application: OwnApplication; isOfSeveral: boolean };

export function ApplicationRow({ application, isOfSeveral }: Props) {
  const { callback } = tradeWords(useCurrentUser().countryId);
  const { id, talent, roleTitle, productionTitle, status, statusSince } = application;
  const { word, tone } = statusBadge(status, callback);
  return (
    <li className="relative grid -outline-offset-2 has-[[data-row]:focus-visible]:outline-2 has-[[data-row]:focus-visible]:outline-ink gap-x-4 gap-y-1.5 px-4 py-3 hover:bg-fill sm:grid-cols-[minmax(0,1.2fr)_minmax(0,1fr)_minmax(0,1.4fr)] sm:items-center">
      <div className="flex min-w-0 items-center gap-3">
        {isOfSeveral && <Avatar size="sm" src={talent.photoUrl} profileName={talent.name} />}
        <div className="min-w-0">
          <Link
            data-row
            to="/opportunities"
            search={(before) => ({ ...before, tab: 'mine', application: id })}
            // The whole row leads there; the words name it.
            className="line-clamp-1 wrap-anywhere font-medium text-14 outline-none after:absolute after:inset-0"
          >
            {roleTitle}
          </Link>
          <p className="line-clamp-1 wrap-anywhere text-13 text-muted">
            {isOfSeveral ? `${talent.name} · ${productionTitle}` : productionTitle}
          </p>
        </div>
      </div>
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-12 text-muted">
        <Badge tone={tone}>{word}</Badge>
        {application.needsConfirmation && <Badge tone="warn">Terms changed</Badge>}
        <time dateTime={statusSince}>{relativeDate(statusSince)}</time>
      </p>
      <p className="wrap-anywhere text-13">{useStanding(application)}</p>
    </li>
  );
}

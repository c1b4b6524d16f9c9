import type { OwnApplication } from '@callboard/contract/applications';
import { Link } from '@tanstack/react-router';
import { statusBadge } from '../../lib/casting/application-words.ts';
import { nextStep } from '../../lib/casting/next-step.ts';
import { relativeDate } from '../../lib/relative-date.ts';
import { tradeWords } from '../../lib/talent/trade-words.ts';
import { useCurrentUser } from '../../lib/use-session.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Badge } from '../../ui/badge.tsx';

type Props = { application: OwnApplication; isOfSeveral: boolean };

export function ApplicationRow({ application, isOfSeveral }: Props) {
  const { timeZone, countryId } = useCurrentUser();
  const { callback } = tradeWords(countryId);
  const { id, talent, roleTitle, productionTitle, status, statusSince } = application;
  const { word, tone } = statusBadge(status, callback);
  return (
    <li className="relative grid gap-x-4 gap-y-1.5 px-4 py-3 hover:bg-fill sm:grid-cols-[minmax(0,1.2fr)_minmax(0,1fr)_minmax(0,1.4fr)] sm:items-center">
      <div className="flex min-w-0 items-center gap-3">
        {isOfSeveral && <Avatar size="sm" src={talent.photoUrl} profileName={talent.name} />}
        <div className="min-w-0">
          <Link
            to="/opportunities"
            search={(before) => ({ ...before, tab: 'mine', application: id })}
            // The whole row leads there; the words name it.
            className="line-clamp-1 wrap-anywhere font-medium text-14 after:absolute after:inset-0"
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
      <p className="wrap-anywhere text-13">
        {application.needsConfirmation
          ? 'Confirm the new terms, or withdraw.'
          : nextStep(application, { timeZone, callback, now: new Date() })}
      </p>
    </li>
  );
}

import type { OwnApplication } from '@callboard/contract/applications';
import { Link } from '@tanstack/react-router';
import { statusBadge } from '../../../lib/casting/application-words.ts';
import { nextStep } from '../../../lib/casting/next-step.ts';
import { relativeDate } from '../../../lib/relative-date.ts';
import { tradeWords } from '../../../lib/talent/trade-words.ts';
import { useCurrentUser } from '../../../lib/use-session.ts';
import { Badge } from '../../../ui/badge.tsx';

/** One application: what it is for, how far it has come, what is next. */
export function StandingLine({ application }: { application: OwnApplication }) {
  const { timeZone, countryId } = useCurrentUser();
  const { callback } = tradeWords(countryId);
  const { word, tone } = statusBadge(application.status, callback);
  return (
    <li className="grid min-w-0 content-start gap-1.5 border-line border-t pt-3 first:border-t-0 first:pt-0 md:border-t-0 md:border-l md:px-4 md:pt-0 md:last:pr-0 md:first:border-l-0 md:first:pl-0">
      <div className="min-w-0">
        <Link
          to="/casting-calls/$id"
          params={{ id: application.callId }}
          className="line-clamp-2 wrap-anywhere font-medium text-14 underline-offset-4 hover:underline"
        >
          {application.roleTitle}
        </Link>
        <p className="line-clamp-1 wrap-anywhere text-13 text-muted">
          {application.productionTitle}
        </p>
      </div>
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-12 text-muted">
        <Badge tone={tone}>{word}</Badge>
        <time dateTime={application.statusSince}>{relativeDate(application.statusSince)}</time>
      </p>
      <p className="wrap-anywhere text-13">
        {nextStep(application, { timeZone, callback, now: new Date() })}
      </p>
    </li>
  );
}

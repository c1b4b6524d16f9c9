import type { Opportunity } from '@callboard/contract/casting-calls';
import { Link } from '@tanstack/react-router';
import { statusBadge } from '../../lib/casting/application-words.ts';
import { payInWords } from '../../lib/casting/role-words.ts';
import { tradeWords } from '../../lib/talent/trade-words.ts';
import { useCurrentUser } from '../../lib/use-session.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { FitMark } from './fit-mark.tsx';
import { fitInWords } from './fit-words.ts';
import { useApplicant } from './use-applicant.ts';

/** One role: what it is, how it fits, what it pays, and the way to apply. */
export function OpportunityRow({ call }: { call: Opportunity }) {
  const { units, countryId } = useCurrentUser();
  const { callback, playingAge } = tradeWords(countryId);
  const { id, roleTitle, roleKind, application, answering } = call;
  const search = useSearchForApplicant();
  const why =
    call.fit === null ? call.description : fitInWords(call.reasons, { units, playingAge });
  const isApplied = application !== null && application.status !== 'withdrawn';
  const terms = [
    payInWords(call),
    answering && `answers ${answering.percent} % within ${days(answering.days)}`,
  ]
    .filter(Boolean)
    .join(' · ');
  const badge = application && statusBadge(application.status, callback);
  return (
    <li className="grid gap-x-6 gap-y-1.5 border-line border-t py-3.5 lg:grid-cols-[minmax(0,1fr)_6rem_7rem] lg:items-center lg:py-3">
      <div className="grid min-w-0 gap-0.5">
        <div className="flex items-baseline justify-between gap-4">
          <h3 className="wrap-anywhere min-w-0 text-14 text-muted">
            <Link
              to="/casting-calls/$id"
              params={{ id }}
              search={search}
              className="font-semibold text-ink underline-offset-4 hover:underline"
            >
              {roleTitle}
            </Link>
            {roleKind !== null && ` · ${roleKind}`}
          </h3>
          <span className="lg:hidden">{call.fit !== null && <FitMark fit={call.fit} />}</span>
        </div>
        {why !== null && why !== '' && (
          <p className="wrap-anywhere line-clamp-2 max-w-[100ch] text-13 text-muted">{why}</p>
        )}
        <p className="hidden text-12 text-muted lg:block">{terms}</p>
      </div>
      <span className="hidden text-right lg:block">
        {call.fit !== null && <FitMark fit={call.fit} />}
      </span>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2 lg:justify-end">
        {isApplied && badge ? (
          <Badge tone={badge.tone}>{badge.word}</Badge>
        ) : (
          <Button asChild look={isFullFit(call) ? 'primary' : 'plain'}>
            <Link to="/casting-calls/$id" params={{ id }} search={{ ...search, apply: '1' }}>
              Apply<span className="sr-only"> for {roleTitle}</span>
            </Link>
          </Button>
        )}
        <p className="text-12 text-muted lg:hidden">{terms}</p>
      </div>
    </li>
  );
}

/** The one thing that matters on the screen: a call that asks for nothing that is not there. */
function isFullFit({ fit }: Opportunity): boolean {
  return fit !== null && fit.asked > 0 && fit.met === fit.asked;
}

/** Whoever looks for a child goes on for the child. */
function useSearchForApplicant() {
  const { role } = useCurrentUser();
  const { talentProfileId, isOwn } = useApplicant();
  return role === 'talent' && !isOwn && talentProfileId !== null ? { talentProfileId } : {};
}

const days = (count: number) => (count === 1 ? 'a day' : `${count} days`);

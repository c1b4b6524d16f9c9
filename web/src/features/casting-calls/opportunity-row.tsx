import type { Opportunity } from '@callboard/contract/casting-calls';
import { Link } from '@tanstack/react-router';
import { answeringInWords } from '../../lib/casting/answering-words.ts';
import { statusBadge } from '../../lib/casting/application-words.ts';
import { fitInWords } from '../../lib/casting/fit-words.ts';
import { payInWords } from '../../lib/casting/role-words.ts';
import { untilInWords } from '../../lib/casting/until.ts';
import { tradeWords } from '../../lib/talent/trade-words.ts';
import { useCurrentUser } from '../../lib/use-session.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { classes } from '../../ui/classes.ts';
import { FitMark } from './fit-mark.tsx';
import { InvitedMark } from './invited-mark.tsx';
import { useApplicant } from './use-applicant.ts';

/** One role: what it is, how it fits, what it pays, and the way to apply. */
export function OpportunityRow({ call }: { call: Opportunity }) {
  const { id, roleTitle, roleKind, answering, fit } = call;
  const { inAddress } = useApplicant();
  const why = useWhy(call);
  const pay = payInWords(call);
  return (
    <li
      className={classes(
        'grid gap-x-6 gap-y-1.5 border-line border-t py-3.5 lg:min-h-14 lg:items-center lg:py-2 lg:first:border-t-0',
        fit === null
          ? 'lg:grid-cols-[minmax(0,1fr)_10rem_8rem]'
          : 'lg:grid-cols-[minmax(0,1fr)_10rem_5.5rem_8rem]',
      )}
    >
      <div className="grid min-w-0 gap-0.5">
        <div className="flex items-baseline justify-between gap-4">
          <h3 className="wrap-anywhere min-w-0 text-14 text-muted">
            <Link
              data-row
              to="/casting-calls/$id"
              params={{ id }}
              search={inAddress}
              className="font-semibold text-ink underline-offset-4 hover:underline"
            >
              {roleTitle}
            </Link>
            {roleKind !== null && ` · ${roleKind}`}
            {call.isInvited && call.application === null && <InvitedMark className="ml-2" />}
          </h3>
          <span className="shrink-0 lg:hidden">{fit !== null && <FitMark fit={fit} />}</span>
        </div>
        {why !== '' && (
          <p className="wrap-anywhere line-clamp-2 text-13 text-muted lg:line-clamp-1" title={why}>
            {why}
          </p>
        )}
      </div>
      <p className="hidden min-w-0 text-13 lg:grid">
        <span className="truncate" title={pay}>
          {pay}
        </span>
        <span className="text-12 text-muted">closes {untilInWords(call.deadlineAt)}</span>
      </p>
      {fit !== null && (
        <span className="hidden text-right lg:block">
          <FitMark fit={fit} />
        </span>
      )}
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2 lg:justify-end">
        <WayIn call={call} />
        <p className="text-12 text-muted lg:hidden">
          {[pay, answering && answeringInWords(answering)].filter(Boolean).join(' · ')}
        </p>
      </div>
    </li>
  );
}

/** Why it fits; for nobody in particular, what the role is. */
function useWhy({ fit, reasons, description }: Opportunity): string {
  const { units, countryId } = useCurrentUser();
  const { playingAge } = tradeWords(countryId);
  const why = fit === null ? '' : fitInWords(reasons, { units, playingAge });
  return why === '' ? (description ?? '') : why;
}

/** How the application stands, or the way to apply; whoever looks for nobody can but look. */
function WayIn({ call }: { call: Opportunity }) {
  const { callback } = tradeWords(useCurrentUser().countryId);
  const { talentProfileId, inAddress, mayApply } = useApplicant();
  const { id, application, roleTitle } = call;
  if (application !== null && application.status !== 'withdrawn') {
    const { word, tone } = statusBadge(application.status, callback);
    return <Badge tone={tone}>{word}</Badge>;
  }
  const isApplying = talentProfileId !== null && mayApply;
  return (
    <Button asChild look={isApplying && isFullFit(call) ? 'primary' : 'plain'}>
      <Link
        to="/casting-calls/$id"
        params={{ id }}
        search={isApplying ? { ...inAddress, apply: '1' } : inAddress}
      >
        {isApplying ? 'Apply' : 'View'}
        <span className="sr-only">{isApplying ? ` for ${roleTitle}` : ` ${roleTitle}`}</span>
      </Link>
    </Button>
  );
}

/** The one thing that matters on the screen: a call that asks for nothing that is not there. */
function isFullFit({ fit }: Opportunity): boolean {
  return fit !== null && fit.asked > 0 && fit.met === fit.asked;
}

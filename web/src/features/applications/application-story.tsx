import type { OwnApplicationDetail } from '@callboard/contract/applications';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { statusBadge } from '../../lib/casting/application-words.ts';
import { tradeWords } from '../../lib/talent/trade-words.ts';
import { useCurrentUser } from '../../lib/use-session.ts';
import { Badge } from '../../ui/badge.tsx';
import { ApplicationActions } from './application-actions.tsx';
import { ChangedTerms } from './changed-terms.tsx';
import { History } from './history.tsx';
import { useCallLink } from './use-call-link.ts';
import { useStanding } from './use-standing.ts';
import { WhatWasSent } from './what-was-sent.tsx';

type Props = {
  application: OwnApplicationDetail;
  /** Where it stands on its call's own page. */
  isOnCall?: boolean;
  /** What may follow it. */
  later?: ReactNode;
  /** Beside what can be done with it as it is. */
  more?: ReactNode;
};

/** An application from the day it was sent: status, history, what was sent, what can be done. */
export function ApplicationStory({ application, isOnCall = false, more, later }: Props) {
  const { countryId, talentProfileId } = useCurrentUser();
  const { callback } = tradeWords(countryId);
  const { talent } = application;
  const whose = talent.id === talentProfileId ? 'Your application' : `${talent.name}’s application`;
  const { word, tone } = statusBadge(application.status, callback);
  return (
    <div className="grid gap-5">
      <header className="grid gap-2">
        {isOnCall ? (
          <h2 className="wrap-anywhere font-semibold text-14">{whose}</h2>
        ) : (
          <WhatFor application={application} />
        )}
        <p className="flex flex-wrap items-center gap-2 text-13">
          <Badge tone={tone}>{word}</Badge>
          {useStanding(application)}
        </p>
      </header>
      {application.needsConfirmation && <ChangedTerms application={application} />}
      <ApplicationActions application={application} more={more} />
      {later}
      <History application={application} />
      <WhatWasSent application={application} />
    </div>
  );
}

/** Which role, of what, and who was submitted by whom. */
function WhatFor({ application }: { application: OwnApplicationDetail }) {
  const { talent, submittedBy } = application;
  return (
    <div className="min-w-0">
      <h2 className="wrap-anywhere font-semibold text-16">
        <Link {...useCallLink(application)} className="underline-offset-4 hover:underline">
          {application.roleTitle}
        </Link>
      </h2>
      <p className="wrap-anywhere text-13 text-muted">
        {application.productionTitle} · {talent.name}
        {submittedBy.agencyName !== null &&
          `, submitted by ${submittedBy.name} of ${submittedBy.agencyName}`}
      </p>
    </div>
  );
}

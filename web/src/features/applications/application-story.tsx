import type { OwnApplicationDetail } from '@callboard/contract/applications';
import { Link } from '@tanstack/react-router';
import { ANSWER_SENTENCES, statusBadge } from '../../lib/casting/application-words.ts';
import { nextStep } from '../../lib/casting/next-step.ts';
import { tradeWords } from '../../lib/talent/trade-words.ts';
import { useCurrentUser } from '../../lib/use-session.ts';
import { Badge } from '../../ui/badge.tsx';
import { ApplicationActions } from './application-actions.tsx';
import { ChangedTerms } from './changed-terms.tsx';
import { History } from './history.tsx';
import { WhatWasSent } from './what-was-sent.tsx';

/** An application from the day it was sent: status, history, what was sent, what can be done. */
export function ApplicationStory({ application }: { application: OwnApplicationDetail }) {
  const { timeZone, countryId } = useCurrentUser();
  const { callback } = tradeWords(countryId);
  const { word, tone } = statusBadge(application.status, callback);
  const { answer, submittedBy, talent } = application;
  return (
    <div className="grid gap-5">
      <header className="grid gap-2">
        <div className="min-w-0">
          <h2 className="wrap-anywhere font-semibold text-16">
            <Link
              to="/casting-calls/$id"
              params={{ id: application.callId }}
              className="underline-offset-4 hover:underline"
            >
              {application.roleTitle}
            </Link>
          </h2>
          <p className="wrap-anywhere text-13 text-muted">
            {application.productionTitle} · {talent.name}
            {submittedBy.agencyName !== null && `, submitted by ${submittedBy.agencyName}`}
          </p>
        </div>
        <p className="flex flex-wrap items-center gap-2 text-13">
          <Badge tone={tone}>{word}</Badge>
          {answer === null
            ? nextStep(application, { timeZone, callback, now: new Date() })
            : ANSWER_SENTENCES[answer]}
        </p>
      </header>
      {application.needsConfirmation && <ChangedTerms application={application} />}
      <ApplicationActions application={application} />
      <History application={application} />
      <WhatWasSent application={application} />
    </div>
  );
}

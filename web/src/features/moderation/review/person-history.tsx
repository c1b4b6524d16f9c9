import type { PersonHistory as History } from '@callboard/contract/report-review';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { relativeDate } from '../../../lib/relative-date.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Card } from '../../../ui/card.tsx';
import { DECISION_WORDS } from '../words.ts';

export const LINK = 'underline decoration-line-strong underline-offset-4 hover:text-ink';

/** What is known of one side: who they are, what they reported, what was decided about them. */
export function PersonHistory({ side, person }: { side: string; person: History }) {
  const { reportsMade, reportsActedOn, casesAgainst, decisions } = person;
  return (
    <Card
      title={
        <Link to="/admin/users" search={{ id: person.id }} className={LINK}>
          {person.name}
        </Link>
      }
      description={`${side} · ${person.role}`}
      aside={
        <span className="flex flex-wrap justify-end gap-1.5">
          {person.suspendedAt !== null && <Badge tone="danger">Suspended</Badge>}
          {person.isVerified && <Badge tone="success">Verified</Badge>}
        </span>
      }
    >
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 text-13">
        <Fact label="Email" text={person.email ?? 'None: the profile is not claimed'} />
        <Fact label="Here since" text={relativeDate(person.memberSince) ?? ''} />
        <Fact label="Reports made" text={`${reportsMade}, ${reportsActedOn} acted on`} />
        <Fact
          label="Cases against"
          text={
            casesAgainst === 0 ? (
              '0'
            ) : (
              <Link to="/admin/reports" search={{ againstUserId: person.id }} className={LINK}>
                {casesAgainst}
              </Link>
            )
          }
        />
      </dl>
      <h3 className="mt-3 mb-1 font-medium text-13">Decisions about them</h3>
      {decisions.length === 0 && <p className="text-13 text-muted">None so far.</p>}
      <ul className="grid gap-1.5 text-13">
        {decisions.map(({ id, decision, reason, decidedAt, liftedAt }) => (
          <li key={id} className="wrap-anywhere">
            <span className="font-medium">{DECISION_WORDS[decision]}</span>{' '}
            <span className="text-muted">
              {relativeDate(decidedAt)}
              {liftedAt !== null && ', lifted'}: <bdi>{reason}</bdi>
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function Fact({ label, text }: { label: string; text: ReactNode }) {
  return (
    <>
      <dt className="text-muted">{label}</dt>
      <dd className="wrap-anywhere">{text}</dd>
    </>
  );
}

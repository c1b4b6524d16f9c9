import type { ErrorDetail } from '@callboard/contract/error-logs';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { describeDevice } from '../../lib/describe-device.ts';
import { Card } from '../../ui/card.tsx';
import { timesInWords } from './error-row.tsx';
import { placeOf } from './place-of.ts';

/** How often, since when, and where and to whom it happened last. */
export function ErrorFacts({ error }: { error: ErrorDetail }) {
  const { person, resolvedAt, resolvedBy, reopenedAt } = error;
  return (
    <Card>
      <dl className="grid gap-x-6 gap-y-3 text-13 sm:grid-cols-2">
        <Fact label="Happened">{timesInWords(error.count)}</Fact>
        <Fact label="First seen">{timeInWords(error.firstSeenAt)}</Fact>
        <Fact label="Browser">
          <span title={error.userAgent}>{describeDevice(error.userAgent)}</span>
        </Fact>
        <Fact label="Last seen">{timeInWords(error.lastSeenAt)}</Fact>
        <Fact label="Address">{placeOf(error.url)}</Fact>
        <Fact label="Last happened to">
          {person === null ? (
            'Somebody who was not signed in'
          ) : (
            <Link
              to="/admin/users"
              search={{ id: person.id }}
              className="underline decoration-line-strong underline-offset-4"
            >
              {person.name}
            </Link>
          )}
        </Fact>
        {reopenedAt !== null && <Fact label="Came back">{timeInWords(reopenedAt)}</Fact>}
        {resolvedAt !== null && (
          <Fact label="Resolved">
            {timeInWords(resolvedAt)}
            {resolvedBy !== null && ` by ${resolvedBy}`}
          </Fact>
        )}
      </dl>
    </Card>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-12 text-muted">{label}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </div>
  );
}

const timeInWords = (at: string) =>
  new Date(at).toLocaleString('en-GB', { dateStyle: 'medium', timeStyle: 'short' });

import type { ReviewedVerification } from '@callboard/contract/verification';
import { Link } from '@tanstack/react-router';
import { Badge } from '../../../ui/badge.tsx';
import { dateInWords, KIND_WORDS, REQUEST_STATUS_WORDS, ROLE_WORDS } from '../words.ts';

type Props = { request: ReviewedVerification };

/** Who asks, and what is known of them here. */
export function PersonFacts({ request }: Props) {
  const { person, kind, openReports, earlier } = request;
  const facts: [string, React.ReactNode][] = [
    ['E-mail', person.email],
    ['Known as', person.knownAs.join(', ')],
    ['Website', person.website && <OutsideLink address={person.website} />],
    ['Country', person.countryId?.toUpperCase()],
    ['Member since', dateInWords(person.memberSince)],
    [
      'Profile',
      person.talentProfileId !== null && (
        <Link to="/talent/$id" params={{ id: person.talentProfileId }} className="underline">
          Talent page
        </Link>
      ),
    ],
  ];
  return (
    <header className="grid gap-3">
      <div className="flex flex-wrap items-center gap-2">
        <h2 dir="auto" className="wrap-anywhere font-semibold text-16">
          {person.name}
        </h2>
        <Badge tone="outline">{KIND_WORDS[kind]}</Badge>
        <Badge>{ROLE_WORDS[person.role]}</Badge>
        {person.suspendedAt !== null && <Badge tone="danger">Suspended</Badge>}
        {openReports > 0 && (
          <Badge tone="warn">
            {openReports === 1 ? '1 open report' : `${openReports} open reports`}
          </Badge>
        )}
      </div>
      <dl className="grid gap-x-6 gap-y-1 text-13 sm:grid-cols-2">
        {facts
          .filter(([, fact]) => Boolean(fact))
          .map(([label, fact]) => (
            <div key={label} className="flex min-w-0 gap-2">
              <dt className="shrink-0 text-muted">{label}</dt>
              <dd className="wrap-anywhere min-w-0">{fact}</dd>
            </div>
          ))}
      </dl>
      {earlier.length > 0 && <Earlier earlier={earlier} />}
    </header>
  );
}

function Earlier({ earlier }: Pick<ReviewedVerification, 'earlier'>) {
  return (
    <ul aria-label="Asked before" className="grid gap-1 rounded-control bg-sunk p-3 text-13">
      {earlier.map(({ id, kind, status, reason, decidedAt, createdAt }) => (
        <li key={id} className="wrap-anywhere">
          <span className="text-muted">{dateInWords(decidedAt ?? createdAt)}</span>{' '}
          {KIND_WORDS[kind]}: {REQUEST_STATUS_WORDS[status].toLowerCase()}
          {reason !== null && ` – ${reason}`}
        </li>
      ))}
    </ul>
  );
}

/** What people sent is not to be trusted: it opens apart and is told nothing. */
export function OutsideLink({ address }: { address: string }) {
  return (
    <a href={address} target="_blank" rel="noopener noreferrer nofollow" className="underline">
      {address}
    </a>
  );
}

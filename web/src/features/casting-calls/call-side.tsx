import type { CastingCall } from '@callboard/contract/casting-calls';
import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { BadgeCheck, Lock } from 'lucide-react';
import { answeringInWords } from '../../lib/casting/answering-words.ts';
import { daysInWords } from '../../lib/casting/days.ts';
import { DATE_LABEL_WORDS } from '../../lib/casting/role-words.ts';
import { Card } from '../../ui/card.tsx';
import { ReportButton } from '../moderation/reporting/api.ts';

/** Who casts it, what it is part of, and the way to say that something is wrong. */
export function CallSide({ call }: { call: CastingCall }) {
  return (
    <aside aria-label="About the call" className="grid gap-5">
      <Production call={call} />
      {call.siblings.length > 0 && <Siblings call={call} />}
      <Report call={call} />
    </aside>
  );
}

function Production({ call }: { call: CastingCall }) {
  const { answering, synopsis, coverUrl } = call;
  const facts = [
    ['Director', call.director],
    ['Casting', call.castingDirector],
    ...call.dates.map(({ label, from, to }) => [
      DATE_LABEL_WORDS[label as keyof typeof DATE_LABEL_WORDS] ?? label,
      daysInWords(from, to),
    ]),
  ].filter(([, value]) => value !== null);
  return (
    <Card title={call.productionTitle} description={call.productionType}>
      <div className="grid gap-3 text-13">
        {coverUrl !== null && (
          <img
            src={coverUrl}
            alt=""
            width={480}
            height={270}
            loading="lazy"
            className="aspect-video w-full rounded-control object-cover"
          />
        )}
        {synopsis !== null && <p className="wrap-anywhere whitespace-pre-line">{synopsis}</p>}
        {facts.length > 0 && (
          <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1">
            {facts.map(([label, value]) => (
              <div key={`${label}${value}`} className="contents">
                <dt className="text-muted">{label}</dt>
                <dd className="wrap-anywhere">{value}</dd>
              </div>
            ))}
          </dl>
        )}
        {call.isConfidential && (
          <p className="flex items-start gap-2 text-muted">
            <Lock aria-hidden="true" className="mt-0.5 size-3.5 shrink-0" />
            {call.isVerifiedCompany
              ? 'Confidential: a code name, of a company that we have verified.'
              : 'Confidential: this is its code name.'}
          </p>
        )}
        <p className="text-muted empty:hidden">
          {!call.isConfidential && <Company call={call} />}
          {answering !== null &&
            `${call.isConfidential ? 'It ' : ' · '}${answeringInWords(answering)}`}
        </p>
      </div>
    </Card>
  );
}

function Company({ call: { companyName, isVerifiedCompany } }: { call: CastingCall }) {
  return (
    <>
      {companyName}
      {isVerifiedCompany && (
        <>
          {' '}
          <BadgeCheck aria-hidden="true" className="inline size-3.5 align-[-2px] text-info" />{' '}
          Verified
        </>
      )}
    </>
  );
}

function Siblings({ call: { siblings } }: { call: CastingCall }) {
  return (
    <Card title="Also cast">
      <ul className="grid gap-2 text-13">
        {siblings.map(({ id, roleTitle, roleKind }) => (
          <li key={id} className="wrap-anywhere">
            <Link
              to="/casting-calls/$id"
              params={{ id }}
              search={(before) => ({ ...before, apply: undefined })}
              className="font-medium underline-offset-4 hover:underline"
            >
              {roleTitle}
            </Link>
            {roleKind !== null && <span className="text-muted"> · {roleKind}</span>}
          </li>
        ))}
      </ul>
    </Card>
  );
}

function Report({ call: { id, hasReported } }: { call: CastingCall }) {
  const queries = useQueryClient();
  if (hasReported) return <p className="text-12 text-muted">You have reported this call.</p>;
  return (
    <ReportButton
      about={{ subject: 'call', subjectId: id }}
      what="call"
      onReported={() => void queries.invalidateQueries({ queryKey: ['/api/casting-calls', id] })}
    />
  );
}

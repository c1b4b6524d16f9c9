import type { OpenedCase } from '@callboard/contract/report-review';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { relativeDate } from '../../../lib/relative-date.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Card } from '../../../ui/card.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { DECISION_WORDS, SHORT_REASONS, SUBJECT_WORDS, TARGET_KINDS } from '../words.ts';
import { type CaseKey, caseQuery } from './case-queries.ts';
import { DecisionBar } from './decision-bar.tsx';
import { MessageInContext } from './message-in-context.tsx';
import { LINK, PersonHistory } from './person-history.tsx';
import { ReportList } from './report-list.tsx';

type Props = CaseKey & { onDecided: () => void };

/** A case with all that somebody who decides looks at. */
export function CasePanel({ subject, subjectId, onDecided }: Props) {
  const found = useQuery(caseQuery({ subject, subjectId }));
  if (found.isPending) return <Skeleton className="h-96 rounded-card" />;
  if (found.isError) {
    return <ErrorState text={found.error.message} onRetry={() => void found.refetch()} />;
  }
  const opened = found.data;
  const reporter = opened.items.find((item) => item.reporter !== null)?.reporter ?? null;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <header className="grid gap-3">
        <div className="flex flex-wrap items-center gap-2">
          <h2 dir="auto" className="wrap-anywhere font-semibold text-16">
            {opened.title}
          </h2>
          <Badge tone={opened.concernsMinor ? 'danger' : 'outline'}>
            {SHORT_REASONS[opened.reason]}
          </Badge>
          {opened.concernsMinor && opened.reason !== 'minors_safety' && (
            <Badge tone="danger">Minor involved</Badge>
          )}
        </div>
        {opened.status === 'open' && <DecisionBar opened={opened} onDecided={onDecided} />}
      </header>
      <Reported opened={opened} />
      <ReportList items={opened.items} />
      <div className="grid items-start gap-4 md:grid-cols-2">
        {opened.accused !== null && <PersonHistory side="Reported" person={opened.accused} />}
        {reporter !== null && <PersonHistory side="Reported it" person={reporter} />}
      </div>
      {opened.decided.length > 0 && <Decided decided={opened.decided} />}
    </div>
  );
}

/** What it is about; a message with those around it. */
function Reported({ opened }: { opened: OpenedCase }) {
  const { subject, subjectId, lines, link } = opened;
  return (
    <Card
      title={SUBJECT_WORDS[subject]}
      aside={
        <span className="flex flex-wrap justify-end gap-x-3 text-13">
          {link !== null && (
            <Link to={link} className={LINK}>
              Open
            </Link>
          )}
          <Link
            to="/admin/audit"
            search={{ targetKind: TARGET_KINDS[subject], targetId: subjectId }}
            className={LINK}
          >
            Audit trail
          </Link>
        </span>
      }
    >
      <div className="grid gap-3">
        {subject === 'message' && <MessageInContext messageId={subjectId} />}
        <dl className="grid grid-cols-[minmax(5.5rem,auto)_minmax(0,1fr)] gap-x-4 gap-y-1.5 text-13">
          {lines.map(({ label, text }) => (
            <div key={label} className="contents">
              <dt className="text-muted">{label}</dt>
              <dd dir="auto" className="wrap-anywhere whitespace-pre-line">
                {text}
              </dd>
            </div>
          ))}
        </dl>
        {lines.length === 0 && subject !== 'message' && (
          <p className="text-13 text-muted">Nothing more is known of it.</p>
        )}
      </div>
    </Card>
  );
}

function Decided({ decided }: Pick<OpenedCase, 'decided'>) {
  return (
    <Card title="What was decided">
      <ul className="grid gap-2 text-13">
        {decided.map(({ id, decision, reason, decidedBy, decidedAt, appeal }) => (
          <li key={id} className="wrap-anywhere grid gap-0.5">
            <span>
              <span className="font-medium">{DECISION_WORDS[decision]}</span>: <bdi>{reason}</bdi>
            </span>
            <span className="text-muted">
              {decidedBy ?? 'The command line'}, {relativeDate(decidedAt)}
              {appeal !== null && `, appeal ${appeal.outcome ?? 'waiting'}`}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}

import type { AuditionSession } from '@callboard/contract/audition-session';
import { Link } from '@tanstack/react-router';
import { ClipboardCheck, Pencil } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { kindWords, roundWords } from '../../../lib/casting/audition-words.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { AnswerCounts } from '../list/answer-counts.tsx';
import { whenWords } from '../words/session-words.ts';
import { usePlannerScene } from './planner-context.ts';
import { PlannerMenu } from './planner-menu.tsx';

/** Brings the schemas along. */
const EditSheet = lazy(async () => ({
  default: (await import('../form/edit-sheet.tsx')).EditSheet,
}));

/** Which session, when and where, how it was answered, and what can be done to it. */
export function PlannerHeader() {
  const { session, viewerZone, callback } = usePlannerScene();
  const when = whenWords(session, viewerZone);
  return (
    <div className="grid gap-1.5">
      <PageHeader
        breadcrumbs={[
          <Link key="productions" to="/productions">
            Productions
          </Link>,
          <Link
            key="production"
            to="/productions/$id"
            params={{ id: session.productionId }}
            search={{ tab: 'auditions' }}
          >
            {session.productionTitle}
          </Link>,
        ]}
        title={roundWords(session.round, callback)}
        badge={
          <>
            <Badge tone="outline">{kindWords(session.kind)}</Badge>
            {session.isOpenBooking && <Badge tone="outline">Open booking</Badge>}
            {session.cancelledAt !== null && <Badge tone="danger">Called off</Badge>}
          </>
        }
        facts={<Roles roles={session.roles} />}
        actions={<Actions session={session} />}
      />
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
        <p className="wrap-anywhere text-13">
          <span className="font-medium">{when.there}</span>
          {when.own !== null && <span className="text-muted"> ({when.own})</span>}
          <Where session={session} />
        </p>
        <AnswerCounts session={session} />
      </div>
    </div>
  );
}

function Roles({ roles }: Pick<AuditionSession, 'roles'>) {
  return roles.map(({ id, title }, place) => (
    <span key={id}>
      {place > 0 && ', '}
      <Link
        to="/production-roles/$id"
        params={{ id }}
        search={{ tab: 'auditions' }}
        className="underline decoration-line-strong underline-offset-4 hover:text-ink"
      >
        {title}
      </Link>
    </span>
  ));
}

function Where({ session: { kind, place, link } }: { session: AuditionSession }) {
  if (kind === 'in_person' && place !== null) return <span> · {place}</span>;
  if (kind !== 'live_video' || link === null) return null;
  return (
    <span>
      {' · '}
      <a href={link} target="_blank" rel="noreferrer" className="underline underline-offset-4">
        Join link
      </a>
    </span>
  );
}

function Actions({ session }: { session: AuditionSession }) {
  const { mayPlan } = usePlannerScene();
  const [isEditing, setIsEditing] = useState(false);
  const isSeen = session.kind !== 'self_tape' && session.sentAt !== null;
  return (
    <>
      {isSeen && mayPlan && (
        <Button asChild>
          <Link to="/auditions/$id/day" params={{ id: session.id }}>
            <ClipboardCheck aria-hidden="true" className="size-4" />
            Session day
          </Link>
        </Button>
      )}
      {mayPlan && (
        <>
          <Button onClick={() => setIsEditing(true)}>
            <Pencil aria-hidden="true" className="size-4" />
            Edit
          </Button>
          <PlannerMenu session={session} />
        </>
      )}
      {isEditing && (
        <Suspense>
          <EditSheet session={session} onClose={() => setIsEditing(false)} />
        </Suspense>
      )}
    </>
  );
}

import type { CastingCall } from '@callboard/contract/casting-calls';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import { Megaphone } from 'lucide-react';
import type { ReactNode } from 'react';
import { ApiError } from '../../lib/api-error.ts';
import { dayAndTime } from '../../lib/casting/days.ts';
import { untilInWords } from '../../lib/casting/until.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { CallFacts } from './call-facts.tsx';
import { callQuery } from './call-queries.ts';
import { CallSide } from './call-side.tsx';
import { ChooseTalentHint } from './choose-talent-hint.tsx';
import { FitCard } from './fit-card.tsx';
import { InvitedNote } from './invited-mark.tsx';
import { SelfTapeCard } from './self-tape-card.tsx';
import { useApplicant } from './use-applicant.ts';

type Props = {
  /** Applying, or how the application stands: what another feature keeps. */
  application: (call: CastingCall, talentProfileId: string) => ReactNode;
  /** What else can be done with the call. */
  actions?: (call: CastingCall) => ReactNode;
};

/** A call with all its facts, why it fits, and the way in. */
export function CallPage({ application, actions }: Props) {
  const { id = '' } = useParams({ strict: false });
  const { talentProfileId } = useApplicant();
  const { data: call, error, isLoadingError, refetch } = useQuery(callQuery(id, talentProfileId));
  if (call !== undefined) {
    return (
      <Call
        call={call}
        actions={actions?.(call)}
        application={
          talentProfileId === null ? <ChooseTalentHint /> : application(call, talentProfileId)
        }
      />
    );
  }
  if (!isLoadingError) return <Waiting />;
  if (error instanceof ApiError && [400, 404].includes(error.status)) return <CallMissing />;
  return (
    <div className="grid gap-5">
      <PageHeader title="Casting call" />
      <ErrorState
        title="The call could not be loaded"
        text={error.message}
        onRetry={() => void refetch()}
      />
    </div>
  );
}

type CallProps = { call: CastingCall; application: ReactNode; actions: ReactNode };

function Call({ call, application, actions }: CallProps) {
  const { inAddress } = useApplicant();
  return (
    <div className="mx-auto grid w-full max-w-[1120px] gap-5">
      <PageHeader
        breadcrumbs={[
          <Link key="opportunities" to="/opportunities" search={inAddress}>
            Opportunities
          </Link>,
          call.productionTitle,
        ]}
        title={call.roleTitle}
        badge={call.roleKind !== null && <Badge tone="outline">{call.roleKind}</Badge>}
        facts={openUntil(call)}
        actions={actions}
      />
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_320px]">
        <div className="grid min-w-0 gap-5">
          {call.description !== null && (
            <p className="wrap-anywhere max-w-[68ch] whitespace-pre-line text-16">
              {call.description}
            </p>
          )}
          {call.isInvited && call.application === null && <InvitedNote call={call} />}
          {application}
          <FitCard call={call} />
          <CallFacts call={call} />
          <SelfTapeCard call={call} />
        </div>
        <CallSide call={call} />
      </div>
    </div>
  );
}

function openUntil({ status, deadlineAt }: CastingCall): string {
  if (status !== 'open') return 'No longer open';
  const when = dayAndTime(deadlineAt);
  if (new Date(deadlineAt) <= new Date()) return `Closed on ${when}`;
  const until = untilInWords(deadlineAt);
  return until.startsWith('in') || until === 'tomorrow'
    ? `Closes ${until}, ${when}`
    : `Closes on ${when}`;
}

function Waiting() {
  return (
    <div aria-busy="true" className="mx-auto grid w-full max-w-[1120px] gap-5">
      <h1 className="sr-only">Casting call</h1>
      <Skeleton className="h-14 w-72 rounded-control" />
      <div className="grid gap-5 lg:grid-cols-[minmax(0,1fr)_320px]">
        <Skeleton className="h-[560px] rounded-card" />
        <Skeleton className="hidden h-72 rounded-card lg:block" />
      </div>
    </div>
  );
}

function CallMissing() {
  return (
    <div className="grid gap-5">
      <PageHeader title="Casting call" />
      <EmptyState
        icon={Megaphone}
        title="There is no call here that you can see"
        text="It may have closed, or it is for others."
        action={
          <Button asChild>
            <Link to="/opportunities">See open calls</Link>
          </Button>
        }
      />
    </div>
  );
}

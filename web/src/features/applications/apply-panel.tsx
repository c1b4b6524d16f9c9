import type { CastingCall } from '@callboard/contract/casting-calls';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { payInWords } from '../../lib/casting/role-words.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { applicationQuery } from './api.ts';
import { ApplicationStory } from './application-story.tsx';
import { LaterTape } from './later-tape.tsx';
import { SeenByTeam } from './seen-by-team.tsx';
import { StartedForm } from './started-form.tsx';

type Props = { call: CastingCall; talentProfileId: string };

/** On a call's page: how one's application stands, or the way to apply. */
export function ApplyPanel({ call, talentProfileId }: Props) {
  const { apply } = useSearch({ strict: false });
  const navigate = useNavigate();
  const isAsked = apply === '1';
  const { mayApply, whyNot } = call.abilities;
  const open = (isOpen: boolean) =>
    void navigate({
      to: '/casting-calls/$id',
      params: { id: call.id },
      search: (before) => ({ ...before, apply: isOpen ? '1' : undefined }),
      replace: true,
    });
  // Once it is sent, the address no longer asks for the form.
  const isSettled = isAsked && !mayApply;
  const settle = useEffectEvent(() => open(false));
  useEffect(() => {
    if (isSettled) settle();
  }, [isSettled]);

  if (isAsked && mayApply) {
    return (
      <StartedForm call={call} talentProfileId={talentProfileId} onClose={() => open(false)} />
    );
  }
  if (call.application !== null) {
    const again = <Button onClick={() => open(true)}>Change and submit again</Button>;
    return <Standing call={call} applicationId={call.application.id} more={mayApply && again} />;
  }
  if (!mayApply) {
    return (
      <Card>
        <p className="text-13 text-muted">{whyNot ?? 'This call takes no more applications.'}</p>
      </Card>
    );
  }
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Button look="primary" size={40} onClick={() => open(true)}>
        Apply
      </Button>
      <p className="text-13 text-muted">{payInWords(call)} · Applying is free</p>
    </div>
  );
}

type StandingProps = { call: CastingCall; applicationId: string; more: ReactNode };

function Standing({ call, applicationId, more }: StandingProps) {
  const { data, isLoadingError, error, refetch } = useQuery(applicationQuery(applicationId));
  return (
    <Card>
      {data?.view === 'own' && (
        <ApplicationStory
          application={data}
          isOnCall
          more={more}
          later={data.abilities.maySendTape && <LaterTape call={call} application={data} />}
        />
      )}
      {data?.view === 'team' && <SeenByTeam application={data} />}
      {data === undefined && !isLoadingError && <Skeleton className="h-40" />}
      {isLoadingError && <ErrorState text={error.message} onRetry={() => void refetch()} />}
    </Card>
  );
}

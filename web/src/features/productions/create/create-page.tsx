import { useQuery } from '@tanstack/react-query';
import { Link, Navigate, useNavigate, useSearch } from '@tanstack/react-router';
import { Clapperboard } from 'lucide-react';
import { useState } from 'react';
import { useCurrentUser } from '../../../lib/use-session.ts';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { productionQuery } from '../production-queries.ts';
import { PasteStep } from './paste/paste-step.tsx';
import { PublishStep } from './publish-step.tsx';
import { RolesStep } from './roles-step.tsx';
import { StepProgress } from './step-progress.tsx';
import { CREATE, PASTE, STEPS } from './steps.ts';
import { useSavedAsYouGo } from './use-saved-as-you-go.ts';
import { WhatStep } from './what-step.tsx';
import { WhoStep } from './who-step.tsx';

/** A production in a few short steps, or from a pasted breakdown. The address says where one is. */
export function CreateProductionPage() {
  const { role } = useCurrentUser();
  const search = useSearch({ strict: false });
  const id = typeof search.id === 'string' && search.id !== '' ? search.id : undefined;
  const begun = useQuery({ ...productionQuery(id ?? ''), enabled: id !== undefined });
  // From none to one it is the same form; from one to another it is not.
  const [walk, setWalk] = useState({ id, key: 0 });
  if (walk.id !== id) setWalk({ id, key: walk.id === undefined ? walk.key : walk.key + 1 });
  if (role === 'admin') return <NotForAdmins />;
  if (id !== undefined && begun.isLoadingError) {
    return (
      <ErrorState
        title="The draft could not be loaded"
        text={begun.error.message}
        onRetry={() => void begun.refetch()}
      />
    );
  }
  return (
    <div className="mx-auto max-w-[720px] lg:pt-4">
      {id !== undefined && begun.data === undefined ? (
        <Skeleton className="h-96 rounded-card" />
      ) : (
        <Wizard key={walk.key} id={id} asked={search.step} production={begun.data} />
      )}
    </div>
  );
}

type WizardProps = {
  id: string | undefined;
  asked: string | string[] | undefined;
  production: Parameters<typeof useSavedAsYouGo>[0]['production'];
};

function Wizard({ id, asked, production }: WizardProps) {
  const navigate = useNavigate();
  const step = STEPS.find((each) => each === asked) ?? 'what';
  const saving = useSavedAsYouGo({
    production,
    onCreated: (created) =>
      void navigate({
        to: CREATE,
        search: (before) => ({ ...before, id: created.id }),
        replace: true,
        resetScroll: false,
      }),
  });
  if (asked === PASTE) return <PasteStep production={production} />;
  if (production === undefined && step !== 'what' && saving.status !== 'saving') {
    return <Navigate to={CREATE} search={{ step: 'what' }} replace />;
  }
  const go = (next: string) =>
    void navigate({ to: CREATE, search: { step: next, id: saving.idNow() } });
  return (
    <div className="grid gap-6">
      <StepProgress step={step} id={id} status={saving.status} />
      {step === 'what' && <WhatStep saving={saving} id={id} onDone={() => go('who')} />}
      {step === 'who' && <WhoStep saving={saving} id={id} onDone={() => go('roles')} />}
      {step === 'roles' && production !== undefined && (
        <RolesStep production={production} onDone={() => go('publish')} />
      )}
      {step === 'publish' && production !== undefined && <PublishStep production={production} />}
    </div>
  );
}

function NotForAdmins() {
  return (
    <EmptyState
      icon={Clapperboard}
      title="Productions are begun by clients"
      text="As an admin you can read those of all companies."
      action={
        <Button asChild>
          <Link to="/productions">All productions</Link>
        </Button>
      }
    />
  );
}

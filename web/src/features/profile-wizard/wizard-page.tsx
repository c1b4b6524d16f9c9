import { Navigate, useSearch } from '@tanstack/react-router';
import type { ComponentType } from 'react';
import { useCurrentUser } from '../../lib/use-session.ts';
import { CastingStep } from './casting-step.tsx';
import { ExperienceStep } from './experience-step.tsx';
import { FinishStep } from './finish-step.tsx';
import { LooksStep } from './looks-step.tsx';
import { readPassedSteps } from './passed-steps.ts';
import { PhotoStep } from './photo-step.tsx';
import { PlaceStep } from './place-step.tsx';
import { ProfileGate } from './profile-gate.tsx';
import { StepProgress } from './step-progress.tsx';
import { FINISH, firstOpenStep, type Step, stepsFor } from './steps.ts';
import { VisibilityStep } from './visibility-step.tsx';
import { type StepProps, useWalk, WIZARD } from './walk.ts';
import type { WholeProfile } from './whole-profile.ts';
import { WorkStep } from './work-step.tsx';

const STEP_PAGES: Record<Step, ComponentType<StepProps>> = {
  work: WorkStep,
  casting: CastingStep,
  place: PlaceStep,
  photo: PhotoStep,
  looks: LooksStep,
  experience: ExperienceStep,
  visibility: VisibilityStep,
};

/** A profile in a few short steps. The address says which; without one it goes on where it stopped. */
export function WizardPage() {
  return (
    <div className="mx-auto max-w-[640px] lg:pt-6">
      <ProfileGate>{(whole) => <AskedStep whole={whole} />}</ProfileGate>
    </div>
  );
}

function AskedStep({ whole }: { whole: WholeProfile }) {
  const { id: userId } = useCurrentUser();
  const asked = useSearch({ strict: false }).step;
  const step = stepsFor(whole).find((each) => each === asked);
  if (asked === FINISH) return <FinishStep whole={whole} />;
  if (step !== undefined) return <OpenStep key={step} step={step} whole={whole} />;
  const resumed = firstOpenStep(whole, readPassedSteps(userId));
  return <Navigate to={WIZARD} search={{ step: resumed }} replace />;
}

function OpenStep({ step, whole }: { step: Step; whole: WholeProfile }) {
  const steps = stepsFor(whole);
  const walk = useWalk(step, steps);
  const StepPage = STEP_PAGES[step];
  return (
    <div className="grid gap-4 sm:gap-8">
      <StepProgress steps={steps} step={step} whole={whole} />
      <StepPage whole={whole} walk={walk} />
    </div>
  );
}

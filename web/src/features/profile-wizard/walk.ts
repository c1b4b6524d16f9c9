import { useNavigate } from '@tanstack/react-router';
import { useCurrentUser } from '../../lib/use-session.ts';
import { rememberPassed } from './passed-steps.ts';
import { forgetStepDraft } from './step-draft.ts';
import { FINISH, type Step } from './steps.ts';
import type { WholeProfile } from './whole-profile.ts';

export const WIZARD = '/talent/profile/wizard';

/** Where someone is among the steps, and how they go on. */
export type Walk = {
  step: Step;
  steps: readonly Step[];
  /** Without an answer, or with one that is saved by now. */
  onPass: () => void;
};

export type StepProps = { whole: WholeProfile; walk: Walk };

export function useWalk(step: Step, steps: readonly Step[]): Walk {
  const { id: userId } = useCurrentUser();
  const navigate = useNavigate();
  return {
    step,
    steps,
    onPass() {
      forgetStepDraft(userId, step);
      rememberPassed(userId, step);
      void navigate({ to: WIZARD, search: { step: neighbour(steps, step, 1) ?? FINISH } });
    },
  };
}

export function neighbour(steps: readonly Step[], step: Step, by: 1 | -1): Step | undefined {
  const place = steps.indexOf(step) + by;
  return place < 0 ? undefined : steps[place];
}

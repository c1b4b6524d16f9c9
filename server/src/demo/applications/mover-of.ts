import { userIdOf } from '../people/person-key.ts';
import { random } from '../portraits/random.ts';
import type { ApplicationStatus } from '../productions/plan.ts';
import { creatorOf, reviewersOf } from '../productions/team-of.ts';
import type { PlannedApplication } from './plan-applications.ts';

/** Not everybody's to do. */
const BY_CREATOR: readonly ApplicationStatus[] = ['offered', 'released'];

/** Whose doing a step of an application was; nobody's: the system's. */
export function moverOf(planned: PlannedApplication, index: number): string | null {
  const { steps, submitter, posting } = planned;
  const step = steps[index];
  if (step === undefined || step.by === 'system') return null;
  if (step.by === 'talent') return submitter.userId;
  const { production } = posting;
  if (BY_CREATOR.includes(step.to)) return userIdOf(creatorOf(production));
  // Two of the team share each pile, the same two on whatever day the demo is loaded.
  const half = random(`half ${planned.key}`).chance(0.5) ? 'upper' : 'lower';
  const dice = random(`mover ${posting.key} ${step.to} ${half}`);
  return userIdOf(dice.pick(reviewersOf(production)));
}

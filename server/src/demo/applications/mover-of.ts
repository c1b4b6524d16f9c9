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
  // One sitting, one person: whoever looked that day moved everyone of that day.
  const sitting = `${posting.key} ${step.to} ${step.at.toISOString().slice(0, 10)}`;
  return userIdOf(random(`mover ${sitting}`).pick(reviewersOf(production)));
}

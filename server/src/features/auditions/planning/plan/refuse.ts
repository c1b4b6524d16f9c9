import type { ErrorCode } from '@callboard/contract/errors';
import { LIMITS } from '@callboard/contract/limits';
import { AppError } from '../../../../platform/app-error.ts';
import { checkPlan, type PlanProblem } from './check-plan.ts';
import type { Plan } from './plan.ts';

type Refusal = { code: ErrorCode; message?: string };

const most = (howMany: number) => howMany.toLocaleString('en-GB');

const REFUSALS: Record<PlanProblem, Refusal> = {
  out_of_time: { code: 'INVALID_INPUT', message: 'Please choose a day between 1900 and 2199.' },
  too_many_slots: {
    code: 'INVALID_INPUT',
    message: `An audition has at most ${most(LIMITS.auditionSlots)} slots.`,
  },
  no_slots_here: { code: 'INVALID_INPUT', message: 'A self-tape has no slots.' },
  room_taken: { code: 'ROOM_TAKEN' },
  too_many_people: {
    code: 'PLAN_LIMIT_REACHED',
    message: `An audition holds at most ${most(LIMITS.auditionSeats)} people.`,
  },
  role_not_here: {
    code: 'INVALID_INPUT',
    message: 'Please choose a role of this audition that is still being cast.',
  },
  slot_not_here: { code: 'INVALID_INPUT', message: 'This slot is no longer there.' },
  times_are_chosen: {
    code: 'INVALID_INPUT',
    message: 'Those invited choose their time themselves.',
  },
  slot_full: { code: 'SLOT_FULL' },
  seated_twice: { code: 'SEATED_TWICE' },
};

/** Refuses a whole plan that does not hold together. `field` is what was sent that made it so. */
export function requireSoundPlan(plan: Plan, field: string): void {
  const problem = checkPlan(plan);
  if (problem === undefined) return;
  const { code, message } = REFUSALS[problem];
  const fields =
    code === 'INVALID_INPUT' && message !== undefined ? { [field]: message } : undefined;
  throw new AppError(code, { ...(message && !fields && { message }), ...(fields && { fields }) });
}

import { AppError } from '../../../../platform/app-error.ts';
import { audienceThrough } from '../../../casting-calls/opportunities/audience.ts';
import { maySeeCall } from '../../../casting-calls/opportunities/policy.ts';
import { isTakingApplications, wasForAll } from '../policy.ts';
import type { Standing } from './list-standings.ts';
import { isSecond, reservationAgainst } from './policy.ts';
import type { Earlier } from './queries.ts';

/** A call that takes applications, that the talent may be submitted to, and by whom. */
export function requireSubmittable({ talent, call, side, earlier }: Standing, now: Date) {
  if (call === undefined || side === undefined) throw new AppError('NOT_FOUND');
  // Whoever has it before their eyes as it ends is told so; the others never learn of it.
  if (wasForAll(call)) throw new AppError('CALL_NOT_OPEN');
  const hasOwnApplication = earlier.some(({ callId }) => callId === call.id);
  if (!maySeeCall(audienceThrough(side), { ...call, hasOwnApplication })) {
    throw new AppError('NOT_FOUND');
  }
  if (!call.isOpen || !isTakingApplications(call, now)) throw new AppError('CALL_NOT_OPEN');
  const [last] = earlier;
  if (last !== undefined && isSecond(last, call)) throw alreadyApplied(talent, last);
  const submitter = side.submitterFor(call.productionTypeId);
  const reservation = reservationAgainst(talent, call, submitter);
  if (reservation !== undefined) throw new AppError(reservation);
  return { call, agency: submitter?.agency ?? null, earlier: last };
}

/** Says by whom: agents and talents do not always know of each other's doings. */
export function alreadyApplied(
  talent: { name: string; userId: string },
  earlier: Earlier | undefined,
): AppError {
  const sender = earlier?.sender;
  const isSelf = sender === undefined || sender.userId === talent.userId;
  const message = isSelf
    ? `${talent.name} has applied already.`
    : `${talent.name} has been submitted already, by ${sender.name}.`;
  return new AppError('ALREADY_APPLIED', { message });
}

export type Submittable = ReturnType<typeof requireSubmittable>;

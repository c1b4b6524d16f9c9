import { isOpenToMinors } from '@callboard/contract/role-problems';
import type { Actor } from '../../../../platform/actor.ts';
import { AppError } from '../../../../platform/app-error.ts';
import type { Transaction } from '../../../../platform/database/database.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { findVisibleCall } from '../../../casting-calls/opportunities/one-call/find-visible-call.ts';
import { findSubmitter } from '../../../representation/submitting/find-submitter.ts';
import { isTakingApplications, wasForAll } from '../policy.ts';
import type { OwnTalent } from '../require-own-talent.ts';
import { lockCall } from './queries.ts';

type Asked = { actor: Actor; callId: string; talent: OwnTalent };

/** A call that takes applications, that the talent may be submitted to, and by this actor. */
export async function requireSubmittable(
  platform: Platform,
  tx: Transaction,
  { actor, callId, talent }: Asked,
) {
  const call = await lockCall(tx, callId);
  if (call === undefined) throw new AppError('NOT_FOUND');
  // Whoever has it before their eyes as it ends is told so; the others never learn of it.
  if (wasForAll(call)) throw new AppError('CALL_NOT_OPEN');
  const { isOpen } = await findVisibleCall(tx, actor, callId, talent.id);
  if (!isOpen || !isTakingApplications(call, platform.clock.now())) {
    throw new AppError('CALL_NOT_OPEN');
  }
  if (talent.isMinor && !isOpenToMinors(call.role)) throw new AppError('NOT_FOR_MINORS');

  const { productionTypeId } = call;
  const submitter = await findSubmitter(tx, actor, {
    talentProfileId: talent.id,
    productionTypeId,
  });
  if (!submitter?.isAgreed) throw new AppError('NOT_YOURS_TO_SUBMIT');
  return { call, agency: submitter.agency };
}

export type Submittable = Awaited<ReturnType<typeof requireSubmittable>>;

import { ENDED_APPLICATION_STATUSES } from '@callboard/contract/application-moves';
import { isOpenToMinors } from '@callboard/contract/role-problems';
import type { Actor } from '../../../../platform/actor.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { findSubmitter } from '../../../representation/submitting/find-submitter.ts';
import { refusalOf } from '../policy.ts';
import type { WholeCall } from './queries.ts';

/** Whether the talent may be submitted now by whoever asks, and if not, why not. */
export async function getAbilities(
  { db, clock }: Platform,
  actor: Actor,
  found: WholeCall,
  talent: { profileId: string; isMinor: boolean } | undefined,
) {
  if (talent === undefined) return { mayApply: false, whyNot: 'Choose whom to submit first.' };
  const submitter = await findSubmitter(db, actor, {
    talentProfileId: talent.profileId,
    productionTypeId: found.shown.productionTypeId,
  });
  const refusal = refusalOf({
    isOpen: found.call.isOpen,
    isPastDeadline: found.shown.deadlineAt <= clock.now(),
    hasApplied: hasApplied(found),
    isTooYoung: talent.isMinor && !isOpenToMinors(found.role),
    isChildForUnverified: talent.isMinor && !found.shown.isVerifiedCompany,
    isOwnSide: submitter !== undefined,
    isTheirsToSubmit: submitter?.isAgreed ?? false,
  });
  return { mayApply: refusal === undefined, whyNot: refusal?.words ?? null };
}

/** What was withdrawn can be sent again; what was answered, to a later call of the role only. */
function hasApplied({ shown, applicationCallId }: WholeCall): boolean {
  const status = shown.toldStatus;
  if (status === null || status === 'withdrawn') return false;
  const hasEnded = ENDED_APPLICATION_STATUSES.some((ended) => ended === status);
  return !hasEnded || applicationCallId === shown.id;
}

import type { Actor } from '../../../../platform/actor.ts';
import { AppError } from '../../../../platform/app-error.ts';
import { audit } from '../../../../platform/audit/audit.ts';
import type { Transaction } from '../../../../platform/database/database.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { requireOwnTalent } from '../../../applications/own/require-own-talent.ts';
import { lockAudition } from '../../planning/queries.ts';
import { lockInvitation } from '../../sending/queries.ts';
import { getInvitation } from '../detail/get-invitation.ts';
import { isAnswerable } from '../policy.ts';
import { changeSeat } from './change-seat.ts';
import { type Answer, decideAnswer } from './decide-answer.ts';
import { findWhose, updateInvitation } from './queries.ts';
import { tellOfAnswer } from './tell-of-answer.ts';

/** Accepts, declines or asks for another time. Until it is over, the last answer counts. */
export async function answer(
  platform: Platform,
  actor: Actor,
  invitationId: string,
  given: Answer,
) {
  await platform.transaction(async (tx) => {
    const locked = await lock(platform, tx, actor, invitationId);
    const { audition, told, invitation, talent, doer } = locked;
    if (invitation.version !== given.version) throw new AppError('CONFLICT');
    const now = platform.clock.now();
    const changes = await decideAnswer(tx, invitation, { given, told, now });
    const respondedAt = now;
    await updateInvitation(tx, invitationId, { ...changes, respondedAt, updatedAt: now });
    await changeSeat(tx, audition, invitation, { given, now });
    const after = { ...invitation, ...changes };
    if (doer.onBehalfOf !== undefined) {
      await audit(tx, platform.clock, doer, {
        act: ACTS[after.status],
        target: { kind: 'audition-invitation', id: invitationId },
      });
    }
    await tellOfAnswer(platform, tx, {
      before: invitation,
      after,
      told,
      productionId: audition.productionId,
      talent,
      doer,
    });
  });
  return getInvitation(platform, actor, invitationId);
}

const ACTS = {
  accepted: 'auditions.invitation-accepted',
  declined: 'auditions.invitation-declined',
  reschedule_requested: 'auditions.another-time-asked',
} as const;

/** The session first, as whoever plans and sends does: nobody waits for someone who waits for them. */
async function lock(platform: Platform, tx: Transaction, actor: Actor, invitationId: string) {
  const whose = await findWhose(tx, invitationId);
  if (whose === undefined) throw new AppError('NOT_FOUND');
  const audition = await lockAudition(tx, whose.auditionId);
  const own = await requireOwnTalent(platform, tx, actor, whose.talentProfileId);
  const invitation = await lockInvitation(tx, invitationId);
  if (!audition?.told || invitation === undefined) throw new AppError('NOT_FOUND');
  const { told, cancelledAt } = audition;
  if (!isAnswerable({ ...invitation, cancelledAt }, platform.clock.now())) {
    throw new AppError('INVITATION_ENDED');
  }
  return { audition, told, invitation, ...own };
}

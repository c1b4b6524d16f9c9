import { findMove } from '@callboard/contract/application-moves';
import type { Actor } from '../../../platform/actor.ts';
import { AppError } from '../../../platform/app-error.ts';
import type { Platform } from '../../../platform/platform.ts';
import { lockEarlier } from './apply/queries.ts';
import { refuseSecond } from './apply/refuse-second.ts';
import { requireSubmittable } from './apply/require-submittable.ts';
import { lockOwn, type Which } from './lock-own.ts';
import { updateApplication } from './queries.ts';
import { recordOwnAct } from './record-own-act.ts';

/**
 * Hands in what was withdrawn as it was, while its call is open. Terms that changed since are still
 * to be confirmed.
 */
export async function applyAgain(platform: Platform, actor: Actor, which: Which): Promise<void> {
  await platform.transaction(async (tx) => {
    const { application, talent, doer } = await lockOwn(platform, tx, actor, which);
    const { id, roleId, callId, status } = application;
    const to = 'submitted' as const;
    if (findMove(status, to, 'apply_again') === undefined) throw new AppError('ILLEGAL_MOVE');
    const { agency } = await requireSubmittable(platform, tx, { actor: doer, callId, talent });
    const other = await lockEarlier(tx, { roleId, talentProfileId: talent.id });
    if (other?.isLive) return refuseSecond(tx, roleId, talent);
    const now = platform.clock.now();
    await updateApplication(tx, id, {
      status: to,
      statusSince: now,
      toldStatus: to,
      toldSince: now,
      submittedByUserId: doer.user.id,
      portfolioId: agency?.id ?? null,
      updatedAt: now,
    });
    await recordOwnAct(platform, tx, doer, { applicationId: id, roleId, talent, from: status, to });
  });
}

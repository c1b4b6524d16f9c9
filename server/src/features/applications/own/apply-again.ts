import { findMove } from '@callboard/contract/application-moves';
import type { Actor } from '../../../platform/actor.ts';
import { AppError } from '../../../platform/app-error.ts';
import type { Platform } from '../../../platform/platform.ts';
import { listStandings } from './apply/list-standings.ts';
import { requireSubmittable } from './apply/require-submittable.ts';
import { lockOwn, type Which } from './lock-own.ts';
import { updateApplication } from './queries.ts';
import { recordOwnActs } from './record-own-acts.ts';

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
    const [standing] = await listStandings(tx, { actor }, [{ callId, talent }]);
    if (standing === undefined) throw new AppError('NOT_FOUND');
    const now = platform.clock.now();
    const { agency } = requireSubmittable(standing, now);
    await updateApplication(tx, id, {
      status: to,
      statusSince: now,
      toldStatus: to,
      toldSince: now,
      submittedByUserId: doer.user.id,
      portfolioId: agency?.id ?? null,
      updatedAt: now,
    });
    const act = { applicationId: id, roleId, talent, doer, from: status, to };
    await recordOwnActs(platform, tx, [act]);
  });
}

import { findMove } from '@callboard/contract/application-moves';
import type { Actor } from '../../../platform/actor.ts';
import { AppError } from '../../../platform/app-error.ts';
import type { Platform } from '../../../platform/platform.ts';
import { endComing } from '../../auditions/invitations/ending/end-coming.ts';
import { lockComing } from '../../auditions/invitations/ending/lock-coming.ts';
import { releaseHoldsOfTalents } from '../../deals/holds/release-holds-of-talents.ts';
import { endOffers } from '../../deals/offers/end-offers.ts';
import { lockOwn, type Which } from './lock-own.ts';
import { findRoleOf, updateApplication } from './queries.ts';
import { recordOwnActs } from './record-own-acts.ts';
import { tellManagers } from './telling/tell-managers.ts';

/**
 * Takes an application back. Whatever answer waited for it in the tray is not needed any more,
 * auditions for it that are still to come are declined, and days kept for it are free.
 */
export async function withdraw(
  platform: Platform,
  actor: Actor,
  which: Which,
  reason: string | null,
): Promise<void> {
  await platform.transaction(async (tx) => {
    const roleId = await findRoleOf(tx, which.applicationId);
    if (roleId === undefined) throw new AppError('NOT_FOUND');
    const coming = await lockComing(platform, tx, roleId);
    const { application, talent, doer } = await lockOwn(platform, tx, actor, which);
    const { id, status } = application;
    const to = 'withdrawn' as const;
    if (findMove(status, to, 'withdraw') === undefined) throw new AppError('ILLEGAL_MOVE');
    const now = platform.clock.now();
    await updateApplication(tx, id, {
      status: to,
      statusSince: now,
      toldStatus: to,
      toldSince: now,
      toldAnswer: null,
      unsentAnswer: null,
      teamReason: null,
      updatedAt: now,
    });
    await endComing(platform, tx, coming, [talent.id], 'withdrew');
    await endOffers(platform, tx, [id]);
    await releaseHoldsOfTalents(platform, tx, doer, roleId, [talent.id]);
    const act = { applicationId: id, roleId, talent, doer, from: status, to, reason };
    await recordOwnActs(platform, tx, [act]);
    await tellManagers(platform, tx, act);
  });
}

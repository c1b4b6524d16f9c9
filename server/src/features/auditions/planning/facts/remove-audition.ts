import type { Actor } from '../../../../platform/actor.ts';
import { AppError } from '../../../../platform/app-error.ts';
import { audit } from '../../../../platform/audit/audit.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { tellTeam } from '../../tell-team.ts';
import { deleteAudition, hasInvitations, lockAudition } from '../queries.ts';
import { requireAudition } from '../require-audition.ts';

/** Whoever was invited has to be told: their session is called off, not removed. */
export async function removeAudition(
  platform: Platform,
  actor: Actor,
  auditionId: string,
): Promise<void> {
  await platform.transaction(async (tx) => {
    const { productionId } = await requireAudition(tx, actor, auditionId, 'review');
    const audition = await lockAudition(tx, auditionId);
    if (audition === undefined) throw new AppError('NOT_FOUND');
    if (audition.sentAt !== null || (await hasInvitations(tx, auditionId))) {
      throw new AppError('AUDITION_SENT');
    }
    await deleteAudition(tx, auditionId);
    await audit(tx, platform.clock, actor, {
      act: 'auditions.removed',
      target: { kind: 'audition', id: auditionId },
      difference: { productionId, round: audition.round, kind: audition.kind },
    });
    await tellTeam(platform, tx, { productionId, auditionId });
  });
}

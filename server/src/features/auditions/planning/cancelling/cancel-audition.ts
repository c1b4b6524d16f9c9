import type { AuditionSession } from '@callboard/contract/audition-session';
import type { Actor } from '../../../../platform/actor.ts';
import { audit } from '../../../../platform/audit/audit.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { recordActivity } from '../../../productions/activity/record-activity.ts';
import { tellTeam } from '../../tell-team.ts';
import { requireOwnAudition } from '../require-audition.ts';
import { getAudition } from '../session/get-audition.ts';
import { callOff, cancelInvitationsTo } from './queries.ts';
import { tellCalledOff } from './tell-called-off.ts';

/** Calls a session off for good: everyone invited hears of it at once. */
export async function cancelAudition(
  platform: Platform,
  actor: Actor,
  auditionId: string,
  note: string | null,
): Promise<AuditionSession> {
  await platform.transaction(async (tx) => {
    const { productionId } = await requireOwnAudition(tx, actor, auditionId, 'manage');
    const now = platform.clock.now();
    await callOff(tx, [auditionId], now);
    const told = await cancelInvitationsTo(tx, [auditionId], now);
    await tellCalledOff(platform, tx, told, note);
    await audit(tx, platform.clock, actor, {
      act: 'auditions.cancelled',
      target: { kind: 'audition', id: auditionId },
      difference: { told: told.length },
    });
    const detail = { count: told.length };
    await recordActivity(platform, tx, actor, { kind: 'audition_cancelled', productionId, detail });
    await tellTeam(platform, tx, { productionId, auditionId });
  });
  return getAudition(platform, actor, auditionId);
}

import type { Actor } from '../../../platform/actor.ts';
import { AppError } from '../../../platform/app-error.ts';
import { audit } from '../../../platform/audit/audit.ts';
import type { Platform } from '../../../platform/platform.ts';
import { lockForTeam } from './lock-hold.ts';
import { holdsBehind } from './policy.ts';
import { presentHold } from './present-hold.ts';
import { getHold, updateHolds } from './queries.ts';
import { tellOfHolds } from './tell-of-holds.ts';
import { newsOfConfirmed, newsOfTakenDays } from './words.ts';

/** The days are taken. Those who hold them after stay where they are, in case they are let go. */
export async function confirmHold(platform: Platform, actor: Actor, holdId: string) {
  return platform.transaction(async (tx) => {
    const { hold, live } = await lockForTeam(platform, tx, actor, holdId);
    if (hold.rank !== 'first') throw new AppError('NOT_FIRST');
    if (hold.status !== 'confirmed') {
      const now = platform.clock.now();
      await updateHolds(tx, [holdId], { status: 'confirmed', challengeEndsAt: null }, now);
      await audit(tx, platform.clock, actor, {
        act: 'holds.confirmed',
        target: { kind: 'hold', id: holdId },
      });
      await tellOfHolds(platform, tx, actor, [
        { hold, ...newsOfConfirmed(hold) },
        ...holdsBehind(live, hold).map((other) => ({
          hold: other,
          toTeam: newsOfTakenDays(other),
        })),
      ]);
    }
    return presentHold(await getHold(tx, holdId, 'team'));
  });
}

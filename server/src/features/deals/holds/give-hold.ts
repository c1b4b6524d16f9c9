import type { HoldRank } from '@callboard/contract/deal-choices';
import type { Actor } from '../../../platform/actor.ts';
import { AppError } from '../../../platform/app-error.ts';
import type { Platform } from '../../../platform/platform.ts';
import { auditForOther } from '../telling/audit-for-other.ts';
import { lockForOwnSide } from './lock-hold.ts';
import { isAskedAgain, isTaken } from './policy.ts';
import { presentOwnHold } from './present-hold.ts';
import { getHold, updateHolds } from './queries.ts';
import { tellOfHolds } from './tell-of-holds.ts';
import { newsOfGiven, newsOfOwnGiven } from './words.ts';

/**
 * Keeps the days, or keeps them in another order. A first that gives way is no longer challenged. What
 * was given before to the same role takes the place of what it asked for again, challenge and all.
 */
export async function giveHold(platform: Platform, actor: Actor, holdId: string, rank: HoldRank) {
  return platform.transaction(async (tx) => {
    const { hold, live, doer } = await lockForOwnSide(platform, tx, actor, holdId);
    if (hold.status === 'confirmed') {
      const message = 'This hold is confirmed. It can only be released.';
      throw new AppError('HOLD_ENDED', { message });
    }
    const followed = live.find(
      (other) => isAskedAgain(other, hold) && other.status === 'given' && other.rank === rank,
    );
    const others = live.filter((other) => other !== followed);
    if (isTaken(others, hold, rank)) throw new AppError('RANK_TAKEN');
    if (hold.rank !== rank) {
      const now = platform.clock.now();
      if (followed !== undefined) await updateHolds(tx, [followed.id], { status: 'released' }, now);
      const challengeEndsAt = followed?.challengeEndsAt ?? null;
      await updateHolds(tx, [holdId], { status: 'given', rank, challengeEndsAt }, now);
      await auditForOther(platform, tx, doer, {
        act: 'holds.given',
        target: { kind: 'hold', id: holdId },
        difference: { rank },
      });
      const given = { ...hold, rank };
      const words = { toTeam: newsOfGiven(given), toSide: newsOfOwnGiven(given, doer) };
      await tellOfHolds(platform, tx, doer, [{ hold, ...words }]);
    }
    return presentOwnHold(await getHold(tx, holdId, 'own'));
  });
}

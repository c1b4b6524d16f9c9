import type { HoldRank } from '@callboard/contract/deal-choices';
import type { Actor } from '../../../platform/actor.ts';
import { AppError } from '../../../platform/app-error.ts';
import type { Platform } from '../../../platform/platform.ts';
import { auditForOther } from '../telling/audit-for-other.ts';
import { lockForOwnSide } from './lock-hold.ts';
import { isTaken } from './policy.ts';
import { presentOwnHold } from './present-hold.ts';
import { getHold, updateHolds } from './queries.ts';
import { tellOfHolds } from './tell-of-holds.ts';
import { newsOfGiven, newsOfOwnGiven } from './words.ts';

/** Keeps the days, or keeps them in another order. A first that gives way is no longer challenged. */
export async function giveHold(platform: Platform, actor: Actor, holdId: string, rank: HoldRank) {
  return platform.transaction(async (tx) => {
    const { hold, live, doer } = await lockForOwnSide(platform, tx, actor, holdId);
    if (hold.status === 'confirmed') {
      const message = 'This hold is confirmed. It can only be released.';
      throw new AppError('HOLD_ENDED', { message });
    }
    if (isTaken(live, hold, rank)) throw new AppError('RANK_TAKEN');
    if (hold.rank !== rank) {
      const now = platform.clock.now();
      await updateHolds(tx, [holdId], { status: 'given', rank, challengeEndsAt: null }, now);
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

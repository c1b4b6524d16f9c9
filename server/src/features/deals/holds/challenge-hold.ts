import { CHALLENGE_HOURS } from '@callboard/contract/deal-choices';
import type { Actor } from '../../../platform/actor.ts';
import { AppError } from '../../../platform/app-error.ts';
import type { Platform } from '../../../platform/platform.ts';
import { lockForTeam } from './lock-hold.ts';
import { holdsBefore } from './policy.ts';
import { presentHold } from './present-hold.ts';
import { getHold, updateHolds } from './queries.ts';
import { tellOfHolds } from './tell-of-holds.ts';
import { newsOfChallenge } from './words.ts';

const HOUR_MS = 60 * 60 * 1000;

/**
 * Whoever holds the days before has so many hours to confirm or release, counted from the first
 * challenge. Neither they nor the talent's side are told who wants them.
 */
export async function challengeHold(platform: Platform, actor: Actor, holdId: string) {
  return platform.transaction(async (tx) => {
    const { hold, live } = await lockForTeam(platform, tx, actor, holdId);
    const before = holdsBefore(live, hold);
    if (before.length === 0) throw new AppError('NOTHING_TO_CHALLENGE');
    const challenged = before.filter(({ challengeEndsAt }) => challengeEndsAt === null);
    const now = platform.clock.now();
    const challengeEndsAt = new Date(now.getTime() + CHALLENGE_HOURS * HOUR_MS);
    const ids = challenged.map(({ id }) => id);
    await updateHolds(tx, ids, { challengeEndsAt }, now);
    await tellOfHolds(
      platform,
      tx,
      actor,
      challenged.map((first) => ({ hold: first, ...newsOfChallenge(first) })),
    );
    return presentHold(await getHold(tx, holdId, 'team'));
  });
}

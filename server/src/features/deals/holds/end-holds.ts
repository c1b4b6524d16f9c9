import type { Actor } from '../../../platform/actor.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import type { Platform } from '../../../platform/platform.ts';
import { moveUp } from './move-up.ts';
import { holdsBehind } from './policy.ts';
import { type Held, setRanks, updateHolds } from './queries.ts';
import { type HoldNews, tellOfHolds } from './tell-of-holds.ts';
import { newsOfLiftedChallenge, newsOfMovedUp } from './words.ts';

type Ending = {
  /** Everything that keeps days of these talents, locked. */
  live: readonly Held[];
  ending: readonly (HoldNews & { hold: Held })[];
  as: 'released' | 'expired';
  note?: string | null;
};

/**
 * Ends holds, and lets those who held the days after them move up. A challenge that nobody waits for
 * any more is over.
 */
export async function endHolds(
  platform: Platform,
  tx: Transaction,
  doer: Actor | null,
  { live, ending, as, note = null }: Ending,
): Promise<void> {
  const now = platform.clock.now();
  const ended = new Map(ending.map(({ hold }) => [hold.id, hold]));
  await updateHolds(
    tx,
    [...ended.keys()],
    { status: as, challengeEndsAt: null, ...(note !== null && { note }) },
    now,
  );
  const rest = live.filter(({ id }) => !ended.has(id));
  const vacated = Map.groupBy(ended.values(), ({ talentProfileId }) => talentProfileId);
  const moved = [...vacated].flatMap(([talentProfileId, places]) => {
    const theirs = rest.filter((hold) => hold.talentProfileId === talentProfileId);
    return moveUp(
      theirs.filter(({ status }) => status !== 'requested'),
      places.filter(({ status }) => status !== 'requested'),
    );
  });
  await setRanks(tx, moved, now);
  const ranks = new Map(moved.map(({ id, rank }) => [id, rank]));
  const lifted = findLifted(
    rest.map((hold) => ({ ...hold, rank: ranks.get(hold.id) ?? hold.rank })),
  );
  const liftedIds = lifted.map(({ id }) => id);
  await updateHolds(tx, liftedIds, { challengeEndsAt: null }, now);
  await tellOfHolds(platform, tx, doer, [
    ...ending,
    ...moved.map((hold) => ({ hold, ...newsOfMovedUp(hold) })),
    ...lifted.map((hold) => ({ hold, ...newsOfLiftedChallenge(hold) })),
  ]);
}

function findLifted(kept: readonly Held[]): Held[] {
  const byTalent = Map.groupBy(kept, ({ talentProfileId }) => talentProfileId);
  return kept.filter((hold) => {
    if (hold.challengeEndsAt === null) return false;
    return holdsBehind(byTalent.get(hold.talentProfileId) ?? [], hold).length === 0;
  });
}

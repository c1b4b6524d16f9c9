import type { Actor } from '../../../platform/actor.ts';
import type { Platform } from '../../../platform/platform.ts';
import { auditForOther } from '../telling/audit-for-other.ts';
import { endHolds } from './end-holds.ts';
import { lockForBoth } from './lock-hold.ts';
import { presentHold } from './present-hold.ts';
import { getHold } from './queries.ts';
import { newsOfOwnRelease, newsOfRelease, newsOfTeamRelease } from './words.ts';

/** Lets the days go: the team needs them no more, or the talent's side does not keep them. */
export async function releaseHold(
  platform: Platform,
  actor: Actor,
  holdId: string,
  note: string | null,
) {
  return platform.transaction(async (tx) => {
    const { hold, live, doer, side } = await lockForBoth(platform, tx, actor, holdId);
    await auditForOther(platform, tx, doer, {
      act: 'holds.released',
      target: { kind: 'hold', id: holdId },
    });
    const words =
      side === 'own'
        ? { toTeam: newsOfRelease(hold, note), toSide: newsOfOwnRelease(hold, doer) }
        : { toSide: newsOfTeamRelease(hold, note) };
    await endHolds(platform, tx, doer, {
      live,
      ending: [{ hold, ...words }],
      as: 'released',
      note,
    });
    return presentHold(await getHold(tx, holdId, side));
  });
}

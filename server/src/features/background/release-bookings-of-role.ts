import type { Actor } from '../../platform/actor.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { isOver } from '../deals/asking/policy.ts';
import { tellBothSides } from '../deals/telling/tell-both-sides.ts';
import { listLive, lockDays, updateBookings } from './queries.ts';
import { newsOfRelease } from './words.ts';

/** Everyone who was asked for a role's days to come is let go, in the transaction that cancels it. */
export async function releaseBookingsOfRole(
  platform: Platform,
  tx: Transaction,
  actor: Actor | null,
  roleId: string,
): Promise<void> {
  const now = platform.clock.now();
  const days = new Map((await lockDays(tx, roleId)).map((day) => [day.id, day]));
  const live = await listLive(tx, [...days.keys()]);
  const released = live.flatMap(({ id, talentProfileId, dayId }) => {
    const day = days.get(dayId);
    return day === undefined || isOver(day.day, now) ? [] : [{ id, talentProfileId, day }];
  });
  await updateBookings(
    tx,
    released.map(({ id }) => id),
    { status: 'released', updatedAt: now },
  );
  const news = released.map(({ talentProfileId, day }) => ({
    roleId,
    talentProfileId,
    toSide: newsOfRelease(day),
  }));
  await tellBothSides(platform, tx, 'offer', actor, news);
}

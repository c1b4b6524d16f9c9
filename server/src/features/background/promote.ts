import type { Actor } from '../../platform/actor.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { isOver } from '../deals/asking/policy.ts';
import { tellBothSides } from '../deals/telling/tell-both-sides.ts';
import { countFree } from './count-free.ts';
import { type DayRow, listNext, updateBookings } from './queries.ts';
import { newsOfPlace } from './words.ts';

/**
 * Whoever waits longest gets what is free of these days, which are locked, and is told. How many did.
 * For a day that is over nobody waits any more.
 */
export async function promote(
  platform: Platform,
  tx: Transaction,
  doer: Actor,
  days: readonly DayRow[],
): Promise<number> {
  const updatedAt = platform.clock.now();
  const coming = days.filter(({ day }) => !isOver(day, updatedAt));
  const free = [...(await countFree(tx, coming))].map(([dayId, places]) => ({
    dayId,
    free: places,
  }));
  const next = await listNext(tx, free);
  await updateBookings(
    tx,
    next.map(({ id }) => id),
    { status: 'confirmed', updatedAt },
  );
  const byId = new Map(days.map((day) => [day.id, day]));
  const news = next.flatMap(({ id, talentProfileId, dayId }) => {
    const day = byId.get(dayId);
    if (day === undefined) return [];
    const about = `background=${id}` as const;
    return [{ roleId: day.roleId, talentProfileId, toSide: newsOfPlace(day), about }];
  });
  await tellBothSides(platform, tx, 'offer', doer, news);
  return next.length;
}

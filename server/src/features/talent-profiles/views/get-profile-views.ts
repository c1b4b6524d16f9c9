import type { Actor } from '../../../platform/actor.ts';
import { AppError } from '../../../platform/app-error.ts';
import type { Platform } from '../../../platform/platform.ts';
import { getVisibleTalent } from '../find-talent.ts';
import { mayManageTalent } from '../policy.ts';
import { countViewsByDay } from './queries.ts';

/** Four weeks, so that each day of the week is there as often as the others. */
const DAYS = 28;
const DAY_MS = 24 * 60 * 60 * 1000;

/** For the talent's own side; to anyone else there is no such thing. */
export async function getProfileViews(platform: Platform, actor: Actor, profileId: string) {
  const talent = await getVisibleTalent(platform, actor, profileId);
  if (!mayManageTalent(actor, talent)) throw new AppError('NOT_FOUND');
  const days = lastDays(platform.clock.now());
  const counted = await countViewsByDay(platform.db, profileId, new Date(days[0] ?? ''));
  const countOf = new Map(counted.map(({ day, count }) => [day, count]));
  return {
    total: counted.reduce((sum, { count }) => sum + count, 0),
    days: days.map((day) => ({ day, count: countOf.get(day) ?? 0 })),
  };
}

/** From the oldest to today; a day's date alone begins at midnight of UTC. */
function lastDays(now: Date): string[] {
  return Array.from({ length: DAYS }, (_, place) => {
    const time = now.getTime() - (DAYS - 1 - place) * DAY_MS;
    return new Date(time).toISOString().slice(0, 10);
  });
}

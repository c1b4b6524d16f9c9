import type { Actor } from '../../platform/actor.ts';
import { addDays, dayIn, startOfDay } from '../../platform/calendar.ts';
import type { Platform } from '../../platform/platform.ts';
import { type Days, listWaiting } from './queries.ts';
import { linkOf } from './task-link.ts';
import { waitingFor } from './waiting-for.ts';

/** As many as anyone can look at. */
const SHOWN = 200;
const WEEK_DAYS = 7;

export async function listTasks(platform: Platform, actor: Actor) {
  const waiting = waitingFor(platform, actor);
  const days = daysAround(actor.user.timeZone, waiting.now);
  const rows = await listWaiting(platform.db, waiting, days, SHOWN);
  return { items: rows.map((row) => ({ ...row, link: linkOf(row) })), nextCursor: null };
}

function daysAround(timeZone: string, now: Date): Days {
  const today = dayIn(timeZone, now);
  const weekEnd = addDays(today, WEEK_DAYS);
  return {
    today,
    tomorrowAt: startOfDay(addDays(today, 1), timeZone),
    weekEnd,
    weekEndsAt: startOfDay(addDays(weekEnd, 1), timeZone),
  };
}

import { addDays, startOfDay } from '../../../platform/calendar.ts';
import type { Platform } from '../../../platform/platform.ts';
import { findSalt } from '../recording/queries.ts';
import { forgetOldEvents } from './forget-events.ts';
import {
  countCalls,
  countMedia,
  countSearches,
  countTalents,
  isOpen,
  listOpenDays,
  lockCounting,
  setCounted,
} from './queries.ts';

/** What happened in a day's last moments is written by then. */
const CLOSES_AFTER_MS = 60 * 60 * 1000;

/**
 * Counts every day that is not closed, from all of its events, each in a transaction of its own. A day
 * that has been over for an hour is counted for the last time and closed.
 */
export async function countDays(platform: Platform): Promise<void> {
  const { db, clock } = platform;
  // So that a day on which nothing happens is known to have been counted, too.
  await findSalt(db, clock.now().toISOString().slice(0, 10));
  const days = await listOpenDays(db);
  const isOver = (day: string) => clock.now().getTime() >= endOf(day) + CLOSES_AFTER_MS;
  for (const day of days) await countDay(platform, day, isOver(day));
  if (days.some(isOver)) await forgetOldEvents(platform);
}

/** Whoever comes second waits, and finds the day as the first one left it. */
async function countDay(platform: Platform, day: string, isOver: boolean): Promise<void> {
  await platform.transaction(async (tx) => {
    await lockCounting(tx);
    if (!(await isOpen(tx, day))) return;
    await countTalents(tx, day);
    await countMedia(tx, day);
    await countCalls(tx, day);
    await countSearches(tx, day);
    await setCounted(tx, day, { at: platform.clock.now(), isOver });
  });
}

function endOf(day: string): number {
  return startOfDay(addDays(day, 1), 'UTC').getTime();
}

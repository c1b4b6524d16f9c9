import * as z from 'zod';
import { addDays } from '../../platform/calendar.ts';
import type { Job } from '../../platform/jobs/jobs.ts';
import type { Platform } from '../../platform/platform.ts';
import { notifyEach } from '../notifications/notify.ts';
import { listTalentSides } from '../representation/list-talent-sides.ts';
import { withIsMinor } from '../talent-profiles/is-minor.ts';
import { lockEndingLicences, lockGrownUp, markReminded, markToldOf18 } from './queries.ts';
import { lastBirthOfAdults } from './turns-18-on.ts';
import { newsOfBirthday, newsOfLicence } from './words.ts';

/** Every morning. */
export const tellOfChildren: Job<object> = {
  name: 'tell-of-children',
  data: z.object({}),
  schedule: '10 6 * * *',
};

const AT_ONCE = 200;
const LICENCE_DAYS = 30;

export async function tellOfBirthdaysAndLicences(platform: Platform): Promise<void> {
  while ((await tellSomeOfBirthdays(platform)) > 0);
  while ((await tellSomeOfLicences(platform)) > 0);
}

/** Whoever counts them as told tells them in the same transaction: nobody hears of it twice. */
async function tellSomeOfBirthdays(platform: Platform): Promise<number> {
  return platform.transaction(async (tx) => {
    const now = platform.clock.now();
    const grownUp = await lockGrownUp(tx, lastBirthOfAdults(now), AT_ONCE);
    if (grownUp.length === 0) return 0;
    const ids = grownUp.map(({ id }) => id);
    await markToldOf18(tx, ids, now);
    const sides = await listTalentSides(tx, ids);
    const news = grownUp.flatMap((talent) =>
      readersOf(sides, talent.id)
        .filter((userId) => userId !== talent.userId)
        .map((userId) => ({ userId, ...newsOfBirthday(talent, userId === talent.ownerUserId) })),
    );
    await notifyEach(platform, tx, 'account', news);
    return grownUp.length;
  });
}

/** Each licence once, thirty days before its end or as soon after that as someone looks. */
async function tellSomeOfLicences(platform: Platform): Promise<number> {
  const from = platform.clock.now().toISOString().slice(0, 10);
  return platform.transaction(async (tx) => {
    const rows = await lockEndingLicences(
      tx,
      { from, until: addDays(from, LICENCE_DAYS) },
      AT_ONCE,
    );
    if (rows.length === 0) return 0;
    const ids = rows.map(({ id }) => id);
    await markReminded(tx, ids);
    const sides = await listTalentSides(tx, ids);
    const news = rows
      .filter((row) => withIsMinor(platform.clock, row).isMinor)
      .flatMap((child) =>
        readersOf(sides, child.id).map((userId) => ({ userId, ...newsOfLicence(child) })),
      );
    await notifyEach(platform, tx, 'account', news);
    return rows.length;
  });
}

function readersOf(sides: Map<string, string[]>, profileId: string): string[] {
  return sides.get(profileId) ?? [];
}

import * as z from 'zod';
import type { Job } from '../../../platform/jobs/jobs.ts';
import type { Platform } from '../../../platform/platform.ts';
import { endHolds } from './end-holds.ts';
import { isOverdue } from './policy.ts';
import { listOverdueTalents, lockHolds } from './queries.ts';
import { newsOfExpiry } from './words.ts';

/** Every minute: whoever holds days after another moves up as soon as their time is over. */
export const expireHolds: Job<object> = {
  name: 'expire-holds',
  data: z.object({}),
  schedule: '* * * * *',
};

const TALENTS_AT_ONCE = 200;

/** Ends what has outlived its time, or the time that a challenge left it. */
export async function endOverdueHolds(platform: Platform): Promise<void> {
  let talents: number;
  do talents = await endSome(platform);
  while (talents === TALENTS_AT_ONCE);
}

async function endSome(platform: Platform): Promise<number> {
  const now = platform.clock.now();
  const talentIds = await listOverdueTalents(platform.db, now, TALENTS_AT_ONCE);
  if (talentIds.length === 0) return 0;
  await platform.transaction(async (tx) => {
    const live = await lockHolds(tx, talentIds);
    const ending = live
      .filter((hold) => isOverdue(hold, now))
      .map((hold) => ({ hold, ...newsOfExpiry(hold) }));
    await endHolds(platform, tx, null, { live, ending, as: 'expired' });
  });
  return talentIds.length;
}

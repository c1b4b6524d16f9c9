import { LIMITS } from '@callboard/contract/limits';
import * as z from 'zod';
import type { Job } from '../../../platform/jobs/jobs.ts';
import type { Platform } from '../../../platform/platform.ts';
import { forgetDeletedFiles, forgetDeletedTexts, forgetEarlierTexts } from './queries.ts';

/** Every night. */
export const forgetMessages: Job<object> = {
  name: 'forget-messages',
  data: z.object({}),
  schedule: '41 3 * * *',
};

const DAY_MS = 24 * 60 * 60 * 1000;
const AT_ONCE = 1_000;

/** What people took back is kept for the moderators for a while, and for good where it was reported. */
export async function forgetOldMessages({ db, clock }: Platform): Promise<void> {
  const before = new Date(clock.now().getTime() - LIMITS.deletedMessageDays * DAY_MS);
  for (const forget of [forgetDeletedTexts, forgetEarlierTexts, forgetDeletedFiles]) {
    let forgotten: number;
    do forgotten = await forget(db, before, AT_ONCE);
    while (forgotten === AT_ONCE);
  }
}

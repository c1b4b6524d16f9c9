import * as z from 'zod';
import type { Job } from '../../../platform/jobs/jobs.ts';

/** Often enough for the mornings of all time zones, which are a quarter of an hour apart. */
export const mailDailyMatches: Job<object> = {
  name: 'mail-daily-matches',
  data: z.object({}),
  schedule: '*/15 * * * *',
};

import * as z from 'zod';
import type { Job } from '../../../platform/jobs/jobs.ts';

/** Searches that missed somebody are looked for once an hour; a day's last time is when it closes. */
export const countMissedJob: Job<object> = {
  name: 'count-missed',
  data: z.object({}),
  atOnce: 1,
  schedule: '35 * * * *',
};

import * as z from 'zod';
import type { Job } from '../../../platform/jobs/jobs.ts';

/** Brings the figures of days up to date every ten minutes. */
export const countDaysJob: Job<object> = {
  name: 'count-days',
  data: z.object({}),
  atOnce: 1,
  schedule: '*/10 * * * *',
};

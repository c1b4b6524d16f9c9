import * as z from 'zod';
import type { Job } from '../../../platform/jobs/jobs.ts';

/** Looks every few minutes who is to be reminded. */
export const remindOfAuditions: Job<object> = {
  name: 'remind-of-auditions',
  data: z.object({}),
  schedule: '*/5 * * * *',
};

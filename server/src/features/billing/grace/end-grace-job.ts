import * as z from 'zod';
import type { Job } from '../../../platform/jobs/jobs.ts';

/** Every hour: who has been without a payment for too long, and of whom nothing was heard. */
export const endGrace: Job<object> = {
  name: 'end-grace',
  data: z.object({}),
  schedule: '19 * * * *',
  atOnce: 1,
};

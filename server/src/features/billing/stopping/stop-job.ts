import * as z from 'zod';
import type { Job } from '../../../platform/jobs/jobs.ts';

/** Every hour, before anything renews: plans that nobody is there to cancel. */
export const stopUnattendedPlans: Job<object> = {
  name: 'stop-unattended-plans',
  data: z.object({}),
  schedule: '3 * * * *',
  atOnce: 1,
};

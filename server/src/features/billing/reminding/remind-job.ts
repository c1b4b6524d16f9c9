import * as z from 'zod';
import type { Job } from '../../../platform/jobs/jobs.ts';

/** Every hour: whose plan renews soon. */
export const remindOfRenewals: Job<object> = {
  name: 'remind-of-renewals',
  data: z.object({}),
  schedule: '13 * * * *',
  atOnce: 1,
};

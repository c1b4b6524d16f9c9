import * as z from 'zod';
import type { Job } from '../../../platform/jobs/jobs.ts';

/** Every hour: whatever was bought for trying out and whose period is over. */
export const renewTryOuts: Job<object> = {
  name: 'renew-try-outs',
  data: z.object({}),
  schedule: '7 * * * *',
  atOnce: 1,
};

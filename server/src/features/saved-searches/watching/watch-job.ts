import * as z from 'zod';
import type { Job } from '../../../platform/jobs/jobs.ts';

/** Looks every minute for whom saved searches wait. */
export const watchSavedSearches: Job<object> = {
  name: 'watch-saved-searches',
  data: z.object({}),
  schedule: '* * * * *',
};

import * as z from 'zod';
import type { Job } from '../../../platform/jobs/jobs.ts';

/** Searches that missed somebody are looked for once an hour, those of a day until it has closed. */
export const countMissedJob: Job<object> = {
  name: 'count-missed',
  data: z.object({}),
  atOnce: 1,
  schedule: '35 * * * *',
};

const holderSchema = z.object({ userId: z.uuid().nullable(), portfolioId: z.uuid().nullable() });
export type Paying = z.infer<typeof holderSchema>;

/** For whoever just went Pro, so that they need not wait to read what they were missed for. */
export const countMissedOfJob: Job<Paying> = {
  name: 'count-missed-of',
  data: holderSchema,
  atOnce: 1,
};

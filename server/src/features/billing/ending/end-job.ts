import { BILLING_PROVIDERS } from '@callboard/contract/billing';
import * as z from 'zod';
import type { Job } from '../../../platform/jobs/jobs.ts';
import { RETRIES_WHILE_AWAY } from '../syncing/sync-job.ts';

const endingSchema = z.object({
  provider: z.enum(BILLING_PROVIDERS),
  subscriptionRef: z.string(),
  customerRef: z.string(),
  /** Its holder is gone; another one counts; or the days of grace are over. */
  because: z.enum(['left', 'doubled', 'overdue']),
});
export type Ending = z.infer<typeof endingSchema>;

/** Ends a subscription at its provider: in the queue, so that one that is away keeps nobody from leaving. */
export const endSubscription: Job<Ending> = {
  name: 'end-subscription',
  data: endingSchema,
  retries: RETRIES_WHILE_AWAY,
  atOnce: 2,
};

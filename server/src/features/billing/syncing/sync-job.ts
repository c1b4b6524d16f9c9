import { BILLING_PROVIDERS } from '@callboard/contract/billing';
import * as z from 'zod';
import type { Job } from '../../../platform/jobs/jobs.ts';
import type { Subject } from '../queries.ts';

/** More than a day of trying, each pause longer than the one before. */
export const RETRIES_WHILE_AWAY = 14;

/** Asks the provider how a subscription stands and writes it down. */
export const syncSubscription: Job<Subject> = {
  name: 'sync-subscription',
  data: z.object({ provider: z.enum(BILLING_PROVIDERS), subscriptionRef: z.string() }),
  retries: RETRIES_WHILE_AWAY,
  // Each holds a connection while the provider thinks.
  atOnce: 4,
};

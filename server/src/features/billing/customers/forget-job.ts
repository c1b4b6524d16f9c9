import { BILLING_PROVIDERS } from '@callboard/contract/billing';
import * as z from 'zod';
import type { Job } from '../../../platform/jobs/jobs.ts';
import { RETRIES_WHILE_AWAY } from '../syncing/sync-job.ts';
import type { Customer } from './queries.ts';

/** Takes from a provider's books who paid: a customer whose holder is gone, or the name on one of others. */
export const forgetCustomer: Job<Customer> = {
  name: 'forget-customer',
  data: z.object({ provider: z.enum(BILLING_PROVIDERS), customerRef: z.string() }),
  retries: RETRIES_WHILE_AWAY,
  atOnce: 2,
};

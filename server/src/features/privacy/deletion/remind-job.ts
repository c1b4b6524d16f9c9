import * as z from 'zod';
import type { Job } from '../../../platform/jobs/jobs.ts';

const requestSchema = z.object({ deletionId: z.uuid() });
export type ReminderRequest = z.infer<typeof requestSchema>;

/** Waits in the queue from the beginning, until a few days before the end. */
export const remindOfDeletion: Job<ReminderRequest> = {
  name: 'remind-of-deletion',
  data: requestSchema,
};

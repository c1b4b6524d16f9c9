import * as z from 'zod';
import type { Job } from '../../../platform/jobs/jobs.ts';

/** Comes round every hour. */
export const deleteDue: Job<object> = {
  name: 'delete-due-accounts',
  data: z.object({}),
  schedule: '41 * * * *',
  atOnce: 1,
};

const filesSchema = z.object({ keys: z.array(z.string()) });

/** Stored files that somebody wants gone: in the queue, so that none is left when a server or the storage fails. */
export const deleteFiles: Job<z.infer<typeof filesSchema>> = {
  name: 'delete-stored-files',
  data: filesSchema,
};

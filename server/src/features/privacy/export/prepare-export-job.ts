import * as z from 'zod';
import type { Job } from '../../../platform/jobs/jobs.ts';

const requestSchema = z.object({ exportId: z.uuid() });
export type ExportRequest = z.infer<typeof requestSchema>;

/** Gathers one person's data. One at a time on a server: it reads and writes much. */
export const prepareExport: Job<ExportRequest> = {
  name: 'prepare-data-export',
  data: requestSchema,
  retries: 2,
  atOnce: 1,
};

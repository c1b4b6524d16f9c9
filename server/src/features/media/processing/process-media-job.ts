import { z } from 'zod';
import type { Job } from '../../../platform/jobs/jobs.ts';

/** Looks at a file of which all has arrived. Few at once: a picture takes room while it is unpacked. */
export const processMedia: Job<{ mediaId: string }> = {
  name: 'process-media',
  data: z.object({ mediaId: z.uuid() }),
  atOnce: 2,
};

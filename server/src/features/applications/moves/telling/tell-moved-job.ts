import * as z from 'zod';
import type { Job } from '../../../../platform/jobs/jobs.ts';

const requestSchema = z.object({ moveIds: z.array(z.uuid()) });
export type TellRequest = z.infer<typeof requestSchema>;

/** Comes once moves of a role can no longer be undone. */
export const tellMoved: Job<TellRequest> = { name: 'tell-moved', data: requestSchema };

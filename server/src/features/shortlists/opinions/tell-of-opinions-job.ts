import { createHash } from 'node:crypto';
import * as z from 'zod';
import type { Transaction } from '../../../platform/database/database.ts';
import { formatUuid } from '../../../platform/ids.ts';
import type { Job } from '../../../platform/jobs/jobs.ts';
import type { Platform } from '../../../platform/platform.ts';

const requestSchema = z.object({
  linkId: z.uuid(),
  from: z.iso.datetime(),
  to: z.iso.datetime(),
});
export type SaidBetween = z.infer<typeof requestSchema>;

/** Comes once after a while in which something was said through a link. */
export const tellOfOpinions: Job<SaidBetween> = { name: 'tell-of-opinions', data: requestSchema };

/** A director goes through a list in minutes: told of each face, nobody would read any of it. */
const GATHERED_MS = 15 * 60 * 1000;

/** One notification for each quarter of an hour: its name is the job's, and the queue takes none twice. */
export async function tellSoon(
  { jobs, clock }: Platform,
  tx: Transaction,
  linkId: string,
): Promise<void> {
  const now = clock.now().getTime();
  const from = now - (now % GATHERED_MS);
  const to = from + GATHERED_MS;
  const bytes = createHash('sha256').update(`opinions ${linkId} ${from}`).digest();
  const data = { linkId, from: new Date(from).toISOString(), to: new Date(to).toISOString() };
  const afterSeconds = Math.ceil((to - now) / 1000);
  const id = formatUuid(bytes.subarray(0, 16));
  await jobs.enqueueAll(tx, tellOfOpinions, [{ id, data, afterSeconds }]);
}

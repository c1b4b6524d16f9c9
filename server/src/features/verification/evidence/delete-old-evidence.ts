import { LIMITS } from '@callboard/contract/limits';
import * as z from 'zod';
import type { Transaction } from '../../../platform/database/database.ts';
import type { Job } from '../../../platform/jobs/jobs.ts';
import type { Platform } from '../../../platform/platform.ts';
import { requireDeleted } from '../../media/delete-stored.ts';
import { deleteDecided, deleteLongUnused, markFilesDeleted } from './queries.ts';

/** Every night. */
export const deleteEvidence: Job<object> = {
  name: 'delete-evidence',
  data: z.object({}),
  schedule: '23 3 * * *',
};

const DAY_MS = 24 * 60 * 60 * 1000;
const AT_ONCE = 200;

/** What people proved stays; what they proved it with goes, and so does what they never used. */
export async function deleteOldEvidence(platform: Platform): Promise<void> {
  await repeat(platform, forgetDecided);
  await repeat(platform, (_, tx) => deleteLongUnused(tx, since(platform, 1)));
}

type Sweep = (platform: Platform, tx: Transaction) => Promise<string[]>;

/** Until there is nothing left. A row goes only with its file: what could not be deleted is due tomorrow again. */
async function repeat(platform: Platform, sweep: Sweep): Promise<void> {
  let keys: string[];
  do {
    keys = await platform.transaction(async (tx) => {
      const due = await sweep(platform, tx);
      await requireDeleted(platform, due);
      return due;
    });
  } while (keys.length === AT_ONCE);
}

async function forgetDecided(platform: Platform, tx: Transaction): Promise<string[]> {
  const gone = await deleteDecided(tx, since(platform, LIMITS.evidenceKeptDays));
  const requestIds = gone.flatMap(({ requestId }) => requestId ?? []);
  await markFilesDeleted(tx, [...new Set(requestIds)], platform.clock.now());
  return gone.map(({ fileKey }) => fileKey);
}

function since({ clock }: Platform, days: number) {
  return { before: new Date(clock.now().getTime() - days * DAY_MS), limit: AT_ONCE };
}

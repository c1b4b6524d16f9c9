import type { Actor } from '../../../platform/actor.ts';
import { AppError } from '../../../platform/app-error.ts';
import type { Platform } from '../../../platform/platform.ts';
import { deleteFiles } from '../../privacy/deletion/delete-due-job.ts';
import { deleteUnused } from './queries.ts';

/** Of what a request holds nothing is taken away: the request is withdrawn instead. */
export async function removeFile(
  platform: Platform,
  { user }: Actor,
  fileId: string,
): Promise<void> {
  await platform.transaction(async (tx) => {
    const fileKey = await deleteUnused(tx, fileId, user.id);
    if (fileKey === undefined) throw new AppError('NOT_FOUND');
    await platform.jobs.enqueue(tx, deleteFiles, { keys: [fileKey] });
  });
}

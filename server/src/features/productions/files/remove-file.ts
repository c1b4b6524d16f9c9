import type { Actor } from '../../../platform/actor.ts';
import { AppError } from '../../../platform/app-error.ts';
import { audit } from '../../../platform/audit/audit.ts';
import type { Platform } from '../../../platform/platform.ts';
import { deleteStored } from '../../media/delete-stored.ts';
import { withRights } from '../require-rights.ts';
import { lockRoles } from '../roles/queries.ts';
import { deleteFile, findFile } from './queries.ts';

export async function removeFile(platform: Platform, actor: Actor, fileId: string): Promise<void> {
  await platform.transaction(async (tx) => {
    const file = withRights(actor, await findFile(tx, fileId, actor.user.id), 'manage');
    // Several roles may ask for a reading of it.
    await lockRoles(tx, file.productionId);
    const isThere = await deleteFile(tx, fileId, platform.clock.now());
    if (!isThere) throw new AppError('NOT_FOUND');
    await audit(tx, platform.clock, actor, {
      act: 'productions.file-removed',
      target: { kind: 'production', id: file.productionId },
      difference: { fileId, kind: file.kind },
    });
    tx.afterCommit(() => deleteStored(platform, [file.fileKey]));
  });
}

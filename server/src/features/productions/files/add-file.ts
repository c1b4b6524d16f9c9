import { LIMITS } from '@callboard/contract/limits';
import type { ProductionFileKind } from '@callboard/contract/production-choices';
import type { Actor } from '../../../platform/actor.ts';
import { AppError } from '../../../platform/app-error.ts';
import { audit } from '../../../platform/audit/audit.ts';
import type { Queryable, Transaction } from '../../../platform/database/database.ts';
import { newId } from '../../../platform/ids.ts';
import type { Platform } from '../../../platform/platform.ts';
import { deleteStored } from '../../media/delete-stored.ts';
import { recordActivity } from '../activity/record-activity.ts';
import { lockProduction } from '../facts/queries.ts';
import { findRoleStanding } from '../queries.ts';
import { requireProduction } from '../require-rights.ts';
import { presentFile } from './present-file.ts';
import { countFiles, insertFile } from './queries.ts';
import { requirePdf } from './require-pdf.ts';

type Added = {
  productionId: string;
  kind: ProductionFileKind;
  roleId: string | undefined;
  fileName: string;
  sent: Uint8Array;
};

/** Adds a script, sides or another paper to a production. */
export async function addFile(platform: Platform, actor: Actor, { sent, ...added }: Added) {
  const { productionId, kind, fileName, roleId = null } = added;
  const production = await requireProduction(platform.db, actor, productionId, 'manage');
  await requireOwnRole(platform.db, actor, productionId, roleId);
  await requirePdf(sent, production);
  const id = newId();
  const row = {
    id,
    productionId,
    roleId,
    kind,
    fileName,
    bytes: sent.length,
    fileKey: `production-files/${id}/file.pdf`,
    uploadedByUserId: actor.user.id,
    createdAt: platform.clock.now(),
  };
  await platform.storage.put(row.fileKey, Buffer.from(sent), { contentType: 'application/pdf' });
  try {
    await platform.transaction(async (tx) => {
      await requireRoom(tx, productionId);
      // The role may have been removed while the file was on its way.
      await requireOwnRole(tx, actor, productionId, roleId);
      await insertFile(tx, row);
      await recordActivity(platform, tx, actor, {
        kind: 'file_added',
        productionId,
        ...(roleId !== null && { roleId }),
        detail: { fileName, kind },
      });
      await audit(tx, platform.clock, actor, {
        act: 'productions.file-added',
        target: { kind: 'production', id: productionId },
        difference: { fileId: id, kind },
      });
    });
  } catch (error) {
    await deleteStored(platform, [row.fileKey]);
    throw error;
  }
  const uploadedBy = `${actor.user.firstName} ${actor.user.lastName}`;
  return presentFile({ ...row, uploadedBy });
}

async function requireOwnRole(
  db: Queryable,
  { user }: Actor,
  productionId: string,
  roleId: string | null,
): Promise<void> {
  if (roleId === null) return;
  const role = await findRoleStanding(db, roleId, user.id);
  if (role?.productionId === productionId) return;
  throw new AppError('INVALID_INPUT', {
    fields: { roleId: 'Please choose a role of this production' },
  });
}

/** The production is locked, so that two files that come at once do not pass the limit together. */
async function requireRoom(tx: Transaction, productionId: string): Promise<void> {
  await lockProduction(tx, productionId);
  if ((await countFiles(tx, productionId)) < LIMITS.productionFiles) return;
  throw new AppError('PLAN_LIMIT_REACHED', {
    message: `A production holds at most ${LIMITS.productionFiles} files.`,
  });
}

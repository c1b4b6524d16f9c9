import { LIMITS } from '@callboard/contract/limits';
import { newId } from '../../../platform/ids.ts';
import { sendMail } from '../../../platform/mail/mail.ts';
import type { Platform } from '../../../platform/platform.ts';
import { hashToken, newToken } from '../../auth/session-token.ts';
import { deleteStored } from '../../media/delete-stored.ts';
import { getPerson, type Person } from '../queries.ts';
import { failExport } from './fail-export.ts';
import { copyIsReady } from './mails.ts';
import type { ExportRequest } from './prepare-export-job.ts';
import { findExport, finishExport } from './queries.ts';
import { zipUp } from './zip-up.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Gathers, packs and stores a copy, and mails the link. What goes wrong is told and can be asked for again. */
export async function gatherExport(platform: Platform, { exportId }: ExportRequest) {
  const row = await findExport(platform.db, exportId);
  if (row?.status !== 'preparing') return;
  // Of this try alone: another one that is still at work does not write into it.
  const fileKey = `data-exports/${exportId}/${newId()}.zip`;
  try {
    const person = await getPerson(platform.db, row.userId);
    const content = await zipUp(platform, person);
    const { size } = await platform.storage.put(fileKey, content, {
      contentType: 'application/zip',
    });
    const isFirst = await finish(platform, person, { exportId, fileKey, bytes: size });
    if (!isFirst) await deleteStored(platform, [fileKey]);
  } catch (error) {
    platform.log.error({ err: error, exportId }, 'a copy of somebody’s data could not be made');
    await deleteStored(platform, [fileKey]);
    await failExport(platform, exportId);
  }
}

type Made = { exportId: string; fileKey: string; bytes: number };

async function finish(platform: Platform, person: Person, { exportId, fileKey, bytes }: Made) {
  return platform.transaction(async (tx) => {
    const token = newToken();
    const readyAt = platform.clock.now();
    const row = await finishExport(tx, exportId, {
      status: 'ready',
      tokenHash: hashToken(token),
      fileKey,
      bytes,
      readyAt,
      expiresAt: new Date(readyAt.getTime() + LIMITS.dataExportDays * DAY_MS),
    });
    if (row === undefined) return false;
    const { publicUrl } = platform;
    const words = copyIsReady(`${publicUrl}/api/data-exports/${token}`, publicUrl);
    if (person.email !== null) {
      await platform.jobs.enqueue(tx, sendMail, { to: person.email, ...words });
    }
    return true;
  });
}

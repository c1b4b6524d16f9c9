import type { Platform } from '../../../platform/platform.ts';
import { deleteStored } from '../../media/delete-stored.ts';
import { failExport } from './fail-export.ts';
import { deleteExport, listExpired, listStuck } from './queries.ts';

const AT_ONCE = 200;
/** By then even the largest copy is made. */
const STUCK_AFTER_MS = 12 * 60 * 60 * 1000;

/** Copies that expired go, file first; those that a server died over are given up. */
export async function sweepExports(platform: Platform): Promise<void> {
  const now = platform.clock.now();
  for (const { id, fileKey } of await listExpired(platform.db, now, AT_ONCE)) {
    if (fileKey !== null) await deleteStored(platform, [fileKey]);
    await deleteExport(platform.db, id);
  }
  const before = new Date(now.getTime() - STUCK_AFTER_MS);
  for (const { id } of await listStuck(platform.db, before, AT_ONCE)) {
    await failExport(platform, id);
  }
}

import { LIMITS } from '@callboard/contract/limits';
import type { Platform } from '../../../platform/platform.ts';
import { removeMedia } from '../remove-media.ts';
import { listUnused, lockUnused } from './queries.ts';
import { settleStuck } from './settle-stuck.ts';

/** In one go; what is left waits for the next hour. */
const AT_ONCE = 200;

/** Takes away what nobody finished sending, what was refused, and what nothing shows. */
export async function sweepMedia(platform: Platform): Promise<void> {
  // First: what the sweep comes late for is told to its sender before it is taken away.
  await settleStuck(platform);
  const now = platform.clock.now().getTime();
  const before = new Date(now - LIMITS.unusedMediaSeconds * 1000);
  await platform.transaction(async (tx) => {
    const locked = await lockUnused(tx, { before, limit: AT_ONCE });
    // Asked again: something may have begun to show one before it was locked.
    await removeMedia(platform, tx, await listUnused(tx, locked));
  });
}

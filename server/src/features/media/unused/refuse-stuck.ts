import type { Platform } from '../../../platform/platform.ts';
import { refuseMedia } from '../processing/refuse-media.ts';
import { listStuck } from './queries.ts';

/** Every try to look at a file is long over by then. */
const STUCK_AFTER_MS = 60 * 60 * 1000;
const AT_ONCE = 50;

/** Gives up on files that could not be looked at, so that their senders hear of it. */
export async function refuseStuck(platform: Platform): Promise<void> {
  const before = new Date(platform.clock.now().getTime() - STUCK_AFTER_MS);
  const stuck = await listStuck(platform.db, { before, limit: AT_ONCE });
  // Each on its own: refusing one locks the profile that it is for.
  for (const media of stuck) {
    await refuseMedia(platform, media, 'We could not look at this file. Please send it again.');
  }
}

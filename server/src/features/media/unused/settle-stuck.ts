import type { Platform } from '../../../platform/platform.ts';
import { processMedia } from '../processing/process-media-job.ts';
import { refuseMedia } from '../processing/refuse-media.ts';
import type { MediaRow } from '../queries.ts';
import { lockStuck, touchStuck } from './queries.ts';

/** Every try to look at a file is long over by then. */
const STUCK_AFTER_MS = 60 * 60 * 1000;
const AT_ONCE = 50;

/**
 * Files that nobody has decided about are looked at once more: a back-up holds no jobs, so after a
 * restore theirs are gone. On those that still wait an hour later we give up, so that their senders
 * hear of it.
 */
export async function settleStuck(platform: Platform): Promise<void> {
  // Each on its own: refusing one locks the profile that it is for.
  for (const media of await lookAgain(platform)) {
    await refuseMedia(platform, media, 'We could not look at this file. Please send it again.');
  }
}

/** Returns those that had their second try: its job goes by the file's own id, which is taken then. */
async function lookAgain({ jobs, clock, transaction }: Platform): Promise<MediaRow[]> {
  const now = clock.now();
  const before = new Date(now.getTime() - STUCK_AFTER_MS);
  return transaction(async (tx) => {
    const stuck = await lockStuck(tx, { before, limit: AT_ONCE });
    if (stuck.length === 0) return [];
    const entries = stuck.map(({ id }) => ({ id, data: { mediaId: id } }));
    const tried = await jobs.enqueueAll(tx, processMedia, entries);
    await touchStuck(tx, tried, now);
    return stuck.filter(({ id }) => !tried.includes(id));
  });
}
